// What the keys of the search field do to its list of suggestions. Source: WAI-ARIA "Combobox with manual selection".

import type { SuggestQueries } from '@tornister/application/search';
import type { KeyboardEvent } from 'react';

type SuggestionKeys = {
  readonly suggest: SuggestQueries;
  readonly text: string;
  readonly isListOpen: boolean;
  readonly onText: (text: string) => void;
  readonly onSubmit: (text: string) => void;
};

/** Arrows walk through the list, Enter submits what is marked, Escape closes the list and then clears the field. */
export const suggestionKeys =
  ({ suggest, text, isListOpen, onText, onSubmit }: SuggestionKeys) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    // Keys that choose among the readings of a word being composed belong to the input method.
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        suggest.walk(event.key === 'ArrowDown' ? 'down' : 'up');
        return;
      case 'Enter': {
        const submitted = suggest.submit(text);
        // What is typed is submitted by the form itself.
        if (submitted === text) return;
        event.preventDefault();
        onSubmit(submitted);
        return;
      }
      case 'Escape':
        event.preventDefault();
        if (!isListOpen) onText('');
        suggest.close();
        return;
    }
  };
