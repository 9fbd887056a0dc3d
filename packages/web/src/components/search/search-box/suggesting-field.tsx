import { useCombobox } from 'downshift';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import type { SearchFieldProps } from './plain-field.tsx';
import styles from './search-box.module.css';

/**
 * The field with suggestions: a combobox with manual selection. The focus stays in the field; arrows walk through the list, Enter takes
 * what is marked and otherwise submits what is typed, Escape closes the list and then clears the field. The number of suggestions is
 * announced by the combobox.
 */
export const SuggestingField = ({
  id,
  name,
  text,
  onText,
  onSubmit,
  hasFocusFromStart,
}: SearchFieldProps & { readonly hasFocusFromStart: boolean }) => {
  const { t } = useTranslation();
  const suggest = usePageUseCase(browseUseCases.suggestQueries, id);
  const { items, arePopular } = useBehavior(suggest.state$);
  const field = useRef<HTMLInputElement>(null);
  // This field took the place of the plain one while that had the focus.
  // Before the next key arrives, or what is typed meanwhile would be lost.
  useLayoutEffect(() => {
    if (!hasFocusFromStart || field.current === null) return;
    field.current.focus();
    const end = field.current.value.length;
    field.current.setSelectionRange(end, end);
  }, [hasFocusFromStart]);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, openMenu } = useCombobox<string>({
    id: `${id}-suggestions`,
    inputId: id,
    items: [...items],
    inputValue: text,
    itemToString: (item) => item ?? '',
    onInputValueChange: ({ inputValue, type }) => {
      onText(inputValue);
      if (type === useCombobox.stateChangeTypes.InputChange) suggest.type(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onSubmit(selectedItem);
    },
    selectedItem: null,
  });
  const isShown = isOpen && items.length > 0;
  return (
    <>
      <input
        {...getInputProps({
          ref: field,
          // The combobox tells of a change after the next drawing; typing must not wait for that.
          onChange: (event) => onText(event.currentTarget.value),
          onFocus: () => {
            suggest.type(text);
            openMenu();
          },
        })}
        role="combobox"
        aria-expanded={isShown}
        className={styles.field}
        type="search"
        name={name}
        placeholder={t('vue.search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <div className={styles.suggestions} hidden={!isShown}>
        {arePopular && (
          <p className={styles.popular} id={`${id}-popular`}>
            {t('vue.search.popular')}
          </p>
        )}
        <ul {...getMenuProps({ 'aria-label': t('vue.search.suggestions') })} className={styles.list}>
          {isShown &&
            items.map((item, index) => (
              <li
                key={item}
                {...getItemProps({ item, index })}
                className={styles.suggestion}
                data-marked={index === highlightedIndex ? '' : undefined}
              >
                {item}
              </li>
            ))}
        </ul>
      </div>
      <span className="visually-hidden" role="status">
        {isShown ? t('vue.search.suggestionCount', { count: items.length }) : ''}
      </span>
    </>
  );
};
