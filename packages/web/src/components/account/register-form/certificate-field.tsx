// The field for the certificate of an institution, and what was handed in already.

import { errorsOf, UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@tornister/domain/forms';
import { CERTIFICATE_FIELD } from '@tornister/domain/session';
import type { FieldError } from '@tornister/domain/shared';
import { FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import formField from '../../ui/form-field/form-field.module.css';
import { FieldFrame, tied } from '../../ui/form-field/form-field.tsx';
import styles from './register-form.module.css';

/** Hidden fields that stand for a file that was handed in: its id, and what it was called. */
export const CERTIFICATE_ID_FIELD = 'certificateId';
export const CERTIFICATE_NAME_FIELD = 'certificateName';

const BYTES_IN_MB = 1_024 * 1_024;

export type CertificateFieldProps = {
  readonly label: string;
  readonly errors: readonly FieldError[];
  readonly typed: Readonly<Record<string, string>>;
};

/** A file to choose. One that was handed in stays when the form comes back with mistakes; what is chosen then takes its place. */
export const CertificateField = ({ label, errors, typed }: CertificateFieldProps) => {
  const { t } = useTranslation('account');
  const { [CERTIFICATE_ID_FIELD]: id = '', [CERTIFICATE_NAME_FIELD]: name = '' } = typed;
  const isHandedIn = id !== '' && errorsOf(CERTIFICATE_FIELD, errors).length === 0;
  const hint = t('vue.register.certificate.hint', { maximum: UPLOAD_MAX_BYTES / BYTES_IN_MB });
  const field = { name: CERTIFICATE_FIELD, label, errors, hint, isOptional: true };
  return (
    <FieldFrame {...field}>
      {isHandedIn ? (
        <p className={styles.handedIn}>
          <FileCheck aria-hidden size={20} />
          <span>
            {t('vue.register.certificate.handedIn')} <bdi>{name}</bdi>
          </span>
          <input type="hidden" name={CERTIFICATE_ID_FIELD} value={id} />
          <input type="hidden" name={CERTIFICATE_NAME_FIELD} value={name} />
        </p>
      ) : null}
      {/* Empty again once its file was handed in. */}
      <input
        key={isHandedIn ? id : ''}
        {...tied(field)}
        className={formField.input}
        type="file"
        accept={UPLOAD_TYPES.certificate.join()}
      />
    </FieldFrame>
  );
};
