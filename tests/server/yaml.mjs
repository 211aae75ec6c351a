// yaml.mjs - reads the part of YAML that our documents use: nested blocks by indentation, lists,
// one-line {…} and […], quoted and plain words. It refuses what it does not know.

function plain(text) {
    if (text === 'true' || text === 'false') return text === 'true';
    if (text === 'null') return null;
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

// A value on one line, from `at` on; returns [value, where it ends].
function flow(text, at) {
    while (text[at] === ' ') at++;
    if (text[at] === '"') {
        let end = at + 1;
        while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
        return [JSON.parse(text.slice(at, end + 1)), end + 1];
    }
    if (text[at] === '[' || text[at] === '{') {
        const isList = text[at] === '[',
            close = isList ? ']' : '}';
        const found = isList ? [] : {};
        at++;
        for (;;) {
            while (text[at] === ' ' || text[at] === ',') at++;
            if (text[at] === close) return [found, at + 1];
            if (at >= text.length) throw new Error(`no end of ${text}`);
            if (isList) {
                const [value, end] = flow(text, at);
                found.push(value);
                at = end;
            } else {
                const name = text.slice(at).match(/^("?)([^":]+)\1: ?/);
                if (!name) throw new Error(`no name in ${text.slice(at)}`);
                const [value, end] = flow(text, at + name[0].length);
                if (name[2] in found) throw new Error(`${name[2]} stands twice`);
                found[name[2]] = value;
                at = end;
            }
        }
    }
    const word = text.slice(at).match(/^[^,\]}]*/)[0];
    return [plain(word.trim()), at + word.length];
}

function line(text) {
    if (!/^["[{]/.test(text)) return plain(text);
    const [value, end] = flow(text, 0);
    if (text.slice(end).trim()) throw new Error(`more after ${text}`);
    return value;
}

function block(lines, depth) {
    const isList = lines[0].text.startsWith('- ');
    const found = isList ? [] : {};
    while (lines.length && lines[0].depth === depth) {
        const { text } = lines[0];
        if (isList) {
            const rest = text.slice(2);
            if (/^[\w$]+: ?/.test(rest)) {
                // a mapping that begins on the dash's line
                lines[0] = { depth: depth + 2, text: rest };
                found.push(block(lines, depth + 2));
            } else {
                lines.shift();
                found.push(line(rest));
            }
            continue;
        }
        const name = text.match(/^("?)([^"]+?)\1:(?: (.*))?$/);
        if (!name) throw new Error(`no name: ${text}`);
        if (name[2] in found) throw new Error(`${name[2]} stands twice`);
        lines.shift();
        if (name[3] !== undefined) found[name[2]] = line(name[3]);
        else if (lines.length && lines[0].depth > depth)
            found[name[2]] = block(lines, lines[0].depth);
        else throw new Error(`nothing under ${name[2]}`);
    }
    return found;
}

export function parse(text) {
    const lines = text
        .split('\n')
        .filter(one => one.trim() && !/^ *#/.test(one))
        .map(one => ({ depth: one.match(/^ */)[0].length, text: one.trim() }));
    const found = block(lines, 0);
    if (lines.length) throw new Error(`bad indentation: ${lines[0].text}`);
    return found;
}
