// The fields of what stands above a class list.

import type { ClassListSummary } from '@tornister/application/ports';
import { CLASS_NAME_MAX_LENGTH } from '@tornister/domain/classlist';
import { useTranslation } from 'react-i18next';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { TextField } from '../ui/form-field/form-field.tsx';
import styles from './class-list.module.css';
import { TYPED_QUANTITY_LENGTH } from './entry-words.ts';

/** Room in the field: `2026 / 2027` is the longest way to write a school year, and a space behind it is forgiven. */
const TYPED_SCHOOL_YEAR_LENGTH = 12;

type Head = Partial<Pick<ClassListSummary, 'name' | 'schoolYear' | 'children' | 'closesOn'>>;
type FieldsProps = { readonly head: Head; readonly refusal: FormRefusal | undefined; readonly prefix: string };

/** What was typed last, else what the list has. */
export const HeadFields = ({ head, refusal, prefix }: FieldsProps) => {
  const { t } = useTranslation('classList');
  const { errors = [], typed = {} } = refusal ?? {};
  return (
    <div className={styles.fields}>
      <TextField
        name="name"
        id={`${prefix}name`}
        label={t('vue.classList.name')}
        hint={t('vue.classList.name.hint')}
        errors={errors}
        maxLength={CLASS_NAME_MAX_LENGTH}
        defaultValue={typed.name ?? head.name}
      />
      <TextField
        name="schoolYear"
        id={`${prefix}schoolYear`}
        label={t('vue.classList.schoolYear')}
        errors={errors}
        maxLength={TYPED_SCHOOL_YEAR_LENGTH}
        defaultValue={typed.schoolYear ?? head.schoolYear}
      />
      <TextField
        name="children"
        id={`${prefix}children`}
        label={t('vue.classList.children')}
        errors={errors}
        inputMode="numeric"
        maxLength={TYPED_QUANTITY_LENGTH}
        defaultValue={typed.children ?? String(head.children ?? '')}
      />
      <TextField
        name="closesOn"
        id={`${prefix}closesOn`}
        label={t('vue.classList.closesOn')}
        hint={t('vue.classList.closesOn.hint')}
        errors={errors}
        isOptional
        type="date"
        defaultValue={typed.closesOn ?? head.closesOn}
      />
    </div>
  );
};
