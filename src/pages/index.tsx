import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import Landing from './_landing/index.static';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      description={`${siteConfig.tagline}: independent documentation of ${String(siteConfig.customFields?.libraryName)}.`}>
      <main>
        <Landing />
      </main>
    </Layout>
  );
}
