// The comments below an entry: the first three, the others behind a link, and a field for one more.

import {
  commentsPreview,
  linkify,
  mayDeleteComment,
  type WishlistComment,
  type WishlistEntry,
} from '@tornister/domain/wishlist';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useShop } from '../../react/shop-provider.tsx';
import { useNeighbourFocus } from '../../react/use-neighbour-focus.ts';
import { ownHostsOf } from '../../seo/site-addresses.ts';
import { Button } from '../ui/button/button.tsx';
import { listHref, rowId } from './list-address.ts';
import type { RowContext } from './row-context.ts';
import styles from './wishlist.module.css';

export type EntryCommentsProps = RowContext & { readonly entry: WishlistEntry };
type CommentProps = EntryCommentsProps & { readonly comment: WishlistComment };

/** A comment is text; only addresses of the shop become links. */
const Comment = ({ comment, entry, listId, address }: CommentProps) => {
  const { t } = useTranslation('wishlist');
  const hosts = ownHostsOf(useShop().site);
  const row = useRef<HTMLLIElement>(null);
  useNeighbourFocus(row, { row: 'li', button: 'button', instead: `[id="${rowId(entry.id)}"] summary` });
  return (
    <li ref={row} className={styles.comment}>
      <p>
        {linkify(comment.comment, hosts).map((part, index) =>
          part.kind === 'link' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a comment never move
            <a key={index} href={part.url}>
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </p>
      <div className={styles.detail}>
        {t('vue.wishlist.comment.by', { name: comment.name, date: comment.displayedDate })}
        {mayDeleteComment(comment) ? (
          <Form method="post" action={listHref(address)} preventScrollReset replace className={styles.inline}>
            <input type="hidden" name="intent" value="remove-comment" />
            <input type="hidden" name="listId" value={listId} />
            <input type="hidden" name="commentId" value={comment.id} />
            <Button
              type="submit"
              look="plain"
              size="small"
              aria-label={t('vue.wishlist.comment.removeOne', { comment: comment.comment.slice(0, 40) })}
            >
              {t('vue.wishlist.comment.remove')}
            </Button>
          </Form>
        ) : null}
      </div>
    </li>
  );
};

/** What was said about an entry. */
export const EntryComments = (props: EntryCommentsProps) => {
  const { t } = useTranslation('wishlist');
  const { comments } = props.entry;
  const { shown, hasMore } = commentsPreview(comments);
  return (
    <div className={styles.comments}>
      <ul>
        {shown.map((comment) => (
          <Comment key={comment.id} {...props} comment={comment} />
        ))}
      </ul>
      {hasMore ? (
        <details>
          <summary>{t('vue.wishlist.comment.all', { count: comments.length })}</summary>
          <ul>
            {comments.slice(shown.length).map((comment) => (
              <Comment key={comment.id} {...props} comment={comment} />
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
};
