// monitoring.mjs - every figure that the dashboard and the alerts name is one that a server offers,
// with these labels, and docs/hosting.md says what to do about each alert.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, get, same, serve } from './client.mjs';
import { Postgres, postgresThere } from '../cluster/cluster.mjs';
import { parse } from './yaml.mjs';

const LABELS = new Set(['instance', 'job']); // which Prometheus adds

// Every "landfall_name{label=...}" of an expression.
function* named(expression) {
    for (const [, name, , labels] of expression.matchAll(/\b(landfall_\w+)(\{([^}]*)\})?/g))
        yield {
            name,
            labels: [...(labels ?? '').matchAll(/(\w+)\s*[=!]~?/g)].map(([, label]) => label),
        };
}

// The values of labels that an expression asks for by name: reason=~"room|memory".
function* wanted(expression) {
    for (const [, name, inner] of expression.matchAll(/\b(landfall_\w+)\{([^}]*)\}/g))
        for (const [, label, text] of inner.matchAll(/(\w+)\s*[=!]~?"([^"$]*)"/g))
            for (const value of text.split('|')) yield `${name}{${label}="${value}"}`;
}

function compare(what, expression, offered) {
    for (const { name, labels } of named(expression)) {
        check(`${what}: there is no ${name}`, offered.names.has(name));
        for (const label of labels)
            check(
                `${what}: ${name} has no ${label}`,
                LABELS.has(label) || offered.labels.has(`${name} ${label}`),
            );
    }
    for (const line of wanted(expression))
        check(`${what}: ${line} never comes`, offered.text.includes(line));
}

// What a node of a cluster offers beside that; where there is no PostgreSQL, what its source names.
async function ofCluster() {
    if (postgresThere()) {
        const postgres = await Postgres.start();
        const node = await serve([], { store: `postgres:${postgres.words}` });
        const { text } = await get(node.metrics, '/metrics');
        await node.stop();
        return text;
    }
    const source = readFileSync('server/metrics.c', 'utf8');
    return [...source.matchAll(/put_(?:gauge|counter)\(out, "(\w+)"/g)]
        .map(([, name]) => `landfall_${name} 0\n`)
        .join('');
}

export default async function run() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-figures-'));
    const server = await serve([], { store: `sqlite:${folder}/a.db` }); // a disk has figures, too
    const { text: alone } = await get(server.metrics, '/metrics');
    await server.stop();
    rmSync(folder, { recursive: true });
    const text = alone + (await ofCluster());
    const offered = { text, names: new Set(), labels: new Set() };
    for (const [, name, , label] of text.matchAll(/^(landfall_\w+)(\{(\w+)=)?/gm)) {
        offered.names.add(name);
        if (label) offered.labels.add(`${name} ${label}`);
    }
    check('a server offers figures', offered.names.size > 30, offered.names.size);
    const board = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8'));
    const ids = board.panels.map(panel => panel.id);
    same('panels have numbers of their own', new Set(ids).size, ids.length);
    for (const panel of board.panels)
        for (const target of panel.targets ?? []) compare(panel.title, target.expr, offered);
    for (const variable of board.templating.list)
        compare(`the variable ${variable.name}`, variable.query, offered);
    const shown = JSON.stringify(board);
    const alerts = readFileSync('deploy/alerts.yml', 'utf8'),
        guide = readFileSync('docs/hosting.md', 'utf8');
    const rules = [...alerts.matchAll(/- alert: (\w+)\n\s+expr: (.*)\n/g)];
    same('each alert is understood', rules.length, alerts.split('- alert:').length - 1);
    same('alerts are YAML', parse(alerts).groups[0].rules.length, rules.length);
    for (const [, name, expression] of rules) {
        compare(name, expression, offered);
        check(`docs/hosting.md does not say what to do on ${name}`, guide.includes(`| ${name}`));
    }
    const cluster = ['lease_age_ms', 'failovers_total', 'appends_fenced_total', 'claims_total'];
    const database = ['database_up', 'database_answer_us_last', 'news_lag_us_last'];
    const single = ['trouble', 'moves_total', 'store_free_bytes', 'tables'];
    for (const name of [...single, ...cluster, ...database])
        check(`the dashboard shows ${name}`, shown.includes(`landfall_${name}`));
}
