// React hook: loads the search field with suggestions when the search is first used.

import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { SuggestingFieldProps } from './suggesting-field.tsx';

type Suggesting = ComponentType<SuggestingFieldProps>;

/**
 * The field with suggestions, whose code comes when somebody reaches for the search. When it arrives while the plain field has the focus,
 * it takes the focus over.
 */
export const useSuggestingField = (
  isWanted: boolean,
  form: RefObject<HTMLFormElement | null>,
  onText: (text: string) => void,
) => {
  const [loaded, setLoaded] = useState<{ readonly Field: Suggesting; readonly isSwapped: boolean }>();
  const isAsked = useRef(false);
  const prepare = useCallback(() => {
    if (!isWanted || isAsked.current) return;
    isAsked.current = true;
    import('./suggesting-field.tsx').then(
      ({ SuggestingField }) => {
        const isSwapped = form.current?.contains(document.activeElement) ?? false;
        setLoaded({ Field: SuggestingField, isSwapped });
      },
      () => {
        isAsked.current = false;
      },
    );
  }, [isWanted, form]);
  // Somebody may have reached for the search, or typed already, before the page was hydrated: nothing tells of that afterwards.
  useEffect(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLInputElement) || !form.current?.contains(focused)) return;
    onText(focused.value);
    prepare();
  }, [form, onText, prepare]);
  return { Field: loaded?.Field, isSwapped: loaded?.isSwapped ?? false, prepare };
};
