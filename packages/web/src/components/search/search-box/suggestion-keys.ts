// What the keys of the search field do to its list of suggestions. Source: WAI-ARIA "Combobox with manual selection".

import type { SuggestQueries } from '@tornister/application/search';
import type { KeyboardEvent } from 'react';

type SuggestionKeys = {
  readonly suggest: SuggestQueries;
  readonly text: string;
  readonly isListOpen: boolean;
  readonly onText: (text: string) => void;
  readonly onSubmit: (text: string) => void;
  readonly onOpen: (path: string) => void;
};

/** Submits the query or opens the product that is marked; what is typed is submitted by the form itself. */
const pressEnter = (event: KeyboardEvent, { suggest, text, onSubmit, onOpen }: SuggestionKeys): void => {
  const submitted = suggest.submit(text);
  if (submitted.kind === 'search' && submitted.text === text) return;
  event.preventDefault();
  if (submitted.kind === 'product') onOpen(submitted.path);
  else onSubmit(submitted.text);
};

/** Arrows walk through the list, Enter submits or opens what is marked, Escape closes the list and then clears the field. */
export const suggestionKeys =
  (keys: SuggestionKeys) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    const { suggest, isListOpen, onText } = keys;
    // Keys that choose among the readings of a word being composed belong to the input method.
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        suggest.walk(event.key === 'ArrowDown' ? 'down' : 'up');
        return;
      case 'Enter':
        pressEnter(event, keys);
        return;
      case 'Escape':
        event.preventDefault();
        if (!isListOpen) onText('');
        suggest.close();
        return;
    }
  };
