// The section with manufacturer, responsible person and warnings of a product.

import type { Item, Manufacturer, ProductDetail } from '@tornister/domain/catalogue';
import { useTranslation } from 'react-i18next';
import styles from './product-sections.module.css';

const Contact = ({
  title,
  contact,
}: {
  readonly title: string;
  readonly contact: Omit<Manufacturer, 'responsiblePerson'>;
}) => (
  <div>
    <h3>{title}</h3>
    <address className={styles.address}>
      {contact.name}
      <br />
      {contact.postalAddress}
      <br />
      {contact.electronicAddress}
    </address>
  </div>
);

/** Who is responsible for the product, with postal and electronic address, and its warnings, as text in the page (Art. 19 GPSR). */
export const ProductSafety = ({ product, item }: { readonly product: ProductDetail; readonly item: Item }) => {
  const { t } = useTranslation('browse');
  const { manufacturer } = product;
  const warnings = [...item.dangerWarnings, ...item.warnings];
  return (
    <div className={styles.safety}>
      <Contact title={t('vue.pdp.manufacturer')} contact={manufacturer} />
      {manufacturer.responsiblePerson !== undefined && (
        <Contact title={t('vue.pdp.responsiblePerson')} contact={manufacturer.responsiblePerson} />
      )}
      {warnings.length > 0 && (
        <div>
          <h3>{t('vue.pdp.warnings')}</h3>
          <ul className={styles.bullets}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      {product.oldElectricalDevicesInfo !== undefined && (
        <div>
          <h3>{t('vue.pdp.oldDevices')}</h3>
          <p>{product.oldElectricalDevicesInfo}</p>
        </div>
      )}
    </div>
  );
};
