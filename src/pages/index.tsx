import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout>
      <main>
        <h1>Playwright for Python</h1>
      </main>
    </Layout>
  );
}
