// Words of react-aria in languages that no page says: ours stand in the catalogues (packages/kit/src/text/aria-messages.ts).
module.exports = () => "export default undefined;\n";
