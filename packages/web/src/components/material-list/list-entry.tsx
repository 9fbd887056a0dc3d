// Where a material list is entered: as text or as a file, and the button that reads it.

import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { inputClass } from '../ui/form-field/form-field.tsx';
import type { ListAnswer } from './list-answer.ts';
import { FIELDS } from './list-fields.ts';
import styles from './material-list.module.css';

type ListEntryProps = {
  readonly answer: ListAnswer;
  /** Of the answer: each brings fields of its own. The button stays, and with it the focus. */
  readonly version: number;
};

/** Large and in front until a list was read. */
export const ListEntry = ({ answer: { text, sheet }, version }: ListEntryProps) => {
  const { t } = useTranslation('materialList');
  return (
    <section className={styles.section}>
      <label htmlFor="material-text">{t('vue.materialList.text')}</label>
      <p id="material-hint" className={styles.hint}>
        {t('vue.materialList.textHint')}
      </p>
      <textarea
        key={`text-${version}`}
        id="material-text"
        name={FIELDS.text}
        className={inputClass}
        rows={sheet === undefined ? 12 : 5}
        spellCheck={false}
        autoComplete="off"
        maxLength={MATERIAL_LIST_MAX_CHARACTERS}
        aria-describedby="material-hint"
        defaultValue={text}
      />
      <label htmlFor="material-file">{t('vue.materialList.file')}</label>
      <input
        key={`file-${version}`}
        id="material-file"
        name={FIELDS.file}
        type="file"
        accept=".csv,.tsv,.txt,.pdf,.eml,.xlsx,.docx,.ods,.odt,text/*,application/pdf,message/rfc822"
      />
      <p>
        <Button
          type="submit"
          name={FIELDS.intent}
          value="read"
          look={sheet === undefined ? 'strong' : 'secondary'}
          size="large"
        >
          <ListChecks aria-hidden size={22} />
          {t('vue.materialList.read')}
        </Button>
      </p>
    </section>
  );
};
