/** Words and turns that English readers stumble over, each with what to write instead. */
export type Turn = { pattern: RegExp; instead: string };

export const turns: readonly Turn[] = [
  // Words that are seldom used, or used otherwise.
  { pattern: /\bstands?\b(?! for\b)/i, instead: "is" },
  { pattern: /\banew\b|\bafresh\b/i, instead: "again" },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: "fix, repair" },
  { pattern: /\b(leads?|led|leading) nowhere\b/i, instead: "is a broken link" },
  { pattern: /\b(is|are|was|were|been|be) asked for\b/i, instead: "is requested" },
  { pattern: /\b(some|any|every)body\b|\bnobody\b/i, instead: "someone, anyone, everyone, no one" },
  {
    pattern: /\bwhilst\b|\bamongst\b|\bupon\b|\blikewise\b|\bhence\b|\bthus\b/i,
    instead: "while, among, on, also, so",
  },
  { pattern: /\b(there|where|here)(by|of|in|upon|with)\b/i, instead: "by this, of it, in it" },
  {
    pattern: /\b(utilis|commenc)(e|es|ed|ing)\b|\bprior to\b|\bin order to\b/i,
    instead: "use, start, before, to",
  },
  { pattern: /\bshall\b/i, instead: "must, will" },
  { pattern: /\bby (way|means) of\b/i, instead: "through, with" },
  { pattern: /\bin (place|lieu) of\b/i, instead: "instead of" },
  { pattern: /\bsave for\b|\bbut for\b|\blest\b/i, instead: "except, so that … not" },
  { pattern: /\bas though\b|\bas it were\b|\bso to speak\b|\bat all events\b/i, instead: "leave it out" },
  { pattern: /\bgoes on\b|\bgo on\b/i, instead: "continues" },
  { pattern: /\btells? of\b|\bspeaks? of\b/i, instead: "describes, mentions" },
  { pattern: /\b(is|are) (silent|mute)\b/i, instead: "says nothing, is empty" },
  { pattern: /\bof (its|their) kind\b/i, instead: "of this type" },
  { pattern: /\bone (writes|reads|sees|wants|needs)\b|\bone’s\b/i, instead: "you …, your" },
  // Turns of other languages.
  {
    pattern: /\band (another|others?) (has|have|does|do) not\b/i,
    instead: "name what is missing: “missing in French”",
  },
  {
    pattern:
      /(?<!there )\b(is|are|was|were) no (?!longer\b|more\b|less\b|one\b|other\b|different\b|match\b)\w+/i,
    instead: "is not a …",
  },
  {
    pattern: /^Who(ever)? (\S+ ){2,10}?(gets?|sees|does|has|can|may|must|is)\b(?!.*\?$)/,
    instead: "If you …, Anyone who …",
  },
  { pattern: /\b(for|to|by|from) who\b/i, instead: "for anyone who …" },
  {
    pattern:
      /^What (\S+ ){2,12}?(is|are|stays?|belongs?|becomes?|goes|needs?|gets?|takes|comes|must|depends?)\b(?!.*\?$)/,
    instead: "name it: “The files that …”",
  },
  { pattern: /\b(is|are) to be\b(?! (found|filled))/i, instead: "must be" },
  {
    pattern: /\b(that|which) (is|are) (not there|there not)\b|\bthere (is|are) not\b/i,
    instead: "does not exist, is missing",
  },
  {
    pattern: /\b(comes?|came|brings?|brought|bring \w+( \w+)?) over\b/i,
    instead: "is imported, moves, import",
  },
  { pattern: /\bfrom nothing\b/i, instead: "from scratch, without a cache" },
  {
    pattern: /\b(has|have) (its|their) (word|say)\b|\bmade of which\b|\bof which it is made\b/i,
    instead: "say it in a second sentence",
  },
  { pattern: /\bin the words of\b|\bin words\b/i, instead: "as text, with the terms of" },
  { pattern: /\botherwise than\b|\bother than it\b/i, instead: "differently from" },
  { pattern: /\bfor (it|they|he|she) (is|are|has|have|does)\b/i, instead: "because it is" },
  { pattern: /\bnot (yet )?there\b/i, instead: "missing, does not exist" },
  { pattern: /\bas (soon|long) as there (is|are)\b/i, instead: "once, while" },
];

/** Spellings of the United States, some of which dictionaries of British English accept. */
export const american: readonly Turn[] = [
  {
    pattern:
      /\b(?!((re|out)?siz|priz|seiz|capsiz)(e|es|ed|ing)\b)\p{L}+iz(e|es|ed|ing|ation|ations|er|ers)\b/iu,
    instead: "-is-, as in “organise”",
  },
  { pattern: /\b\p{L}+lyz(e|es|ed|ing|er)\b/iu, instead: "-lys-, as in “analyse”" },
  { pattern: /\b(behavior|color|favor|honor|labor|neighbor)\p{L}*/iu, instead: "-our" },
  { pattern: /\b(center|fiber|theater)(s|ed)?\b/i, instead: "-re" },
  { pattern: /\b(cancel|label|travel|model|signal)(ed|ing|er)\b/i, instead: "-ll-" },
  {
    pattern: /\b(catalog|gray|fulfill|skillful|defense|toward|afterward)\b/i,
    instead: "the British spelling",
  },
  {
    pattern: /\blicenses?\b(?= (of|for|is|are|text|file))|\b(the|a|its|MIT) licenses?\b/i,
    instead: "licence",
  },
];
