import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {editions, type EditionName} from '@site/src/data/editions';
import Landing from './_landing/index.static';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {label} = editions[siteConfig.customFields?.edition as EditionName];
  return (
    <Layout description={`${siteConfig.tagline}: independent documentation of Playwright for ${label}.`}>
      <main>
        <Landing />
      </main>
    </Layout>
  );
}
