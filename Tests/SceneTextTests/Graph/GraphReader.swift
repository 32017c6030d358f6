/// A graph as a drawing program would read it: labels by node, and the joints of nodes.
struct GraphReader: Hashable {
  private(set) var labels: [String: String] = [:]
  private(set) var ways: [Way] = []
  /// The nodes that a class is given to.
  private(set) var classed: [String] = []

  struct Way: Hashable {
    var from: String
    var to: String
    var label: String?
  }

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  /// The nodes that ways or classes name and that are nowhere declared.
  var undeclared: [String] {
    (ways.flatMap { [$0.from, $0.to] } + classed).filter { labels[$0] == nil }
  }
}

extension GraphReader {
  /// Reads the part of Graphviz's language that has one statement on each line.
  init(dot lines: [String]) throws {
    guard lines.first == "digraph navigation {", lines.last == "}" else {
      throw Fault(description: "no digraph")
    }
    let text = #""(?<text>(?:[^"\\&]|\\\\|\\"|&amp;)*)""#
    let attribute = #"(?:label=\#(text)|[a-z]+=[a-z0-9]+)"#
    let list = #" \[\#(attribute)(?:, [a-z]+=[a-z0-9]+)*\]"#
    let node = try Regex("  (?<from>p[0-9]+)\(list);", as: AnyRegexOutput.self)
    let way = try Regex(
      "  (?<from>p[0-9]+) -> (?<to>p[0-9]+)(?:\(list))?;",
      as: AnyRegexOutput.self
    )
    for line in lines.dropFirst().dropLast() {
      if let match = line.wholeMatch(of: node), let name = match["from"]?.substring {
        labels[String(name)] = Self.plain(match["text"]?.substring ?? "", Self.dotEscapes)
      } else if let match = line.wholeMatch(of: way) {
        ways.append(Way(match, Self.dotEscapes))
      } else {
        throw Fault(description: "not in Graphviz's language: \(line)")
      }
    }
  }

  /// Reads the part of Mermaid's language that has one statement on each line and all texts in quotes.
  init(mermaid lines: [String]) throws {
    guard lines.first == "graph TD" else { throw Fault(description: "no graph") }
    let text = #""(?<text>(?:[^"\\&<>%`#]|#[a-z]+;|#[0-9]+;)*)""#
    let shapes = [
      (#"\(\["#, #"\]\)"#), (#"\("#, #"\)"#), (#"\[\["#, #"\]\]"#), (#"\["#, #"\]"#),
      (#"\{\{"#, #"\}\}"#),
    ]
    let nodes = try shapes.map { opening, closing in
      try Regex("  (?<from>p[0-9]+)\(opening)\(text)\(closing)", as: AnyRegexOutput.self)
    }
    let way = try Regex(
      #"  (?<from>p[0-9]+) (?:---|-->|==>|-\.->)(?:\|\#(text)\|)? (?<to>p[0-9]+)"#,
      as: AnyRegexOutput.self
    )
    let style = try Regex("  classDef [a-z]+ [a-z-]+: [a-z0-9]+", as: AnyRegexOutput.self)
    let classes = try Regex("  class (?<list>p[0-9]+(?:,p[0-9]+)*) [a-z]+", as: AnyRegexOutput.self)
    for line in lines.dropFirst() {
      if let match = nodes.lazy.compactMap({ line.wholeMatch(of: $0) }).first,
        let name = match["from"]?.substring
      {
        labels[String(name)] = Self.plain(match["text"]?.substring ?? "", Self.mermaidEscapes)
      } else if let match = line.wholeMatch(of: way) {
        ways.append(Way(match, Self.mermaidEscapes))
      } else if let match = line.wholeMatch(of: classes), let list = match["list"]?.substring {
        classed += list.split(separator: ",").map(String.init)
      } else if line.wholeMatch(of: style) == nil {
        throw Fault(description: "not in Mermaid's language: \(line)")
      }
    }
  }

  private static let dotEscapes = ["\\\\": "\\", "\\\"": "\"", "&amp;": "&"]
  private static let mermaidEscapes = [
    "#35;": "#", "#quot;": "\"", "#lt;": "<", "#gt;": ">", "#96;": "`", "#amp;": "&", "#37;": "%",
    "#92;": "\\",
  ]

  /// A text with each escape, read from left to right, replaced by what it stands for.
  fileprivate static func plain(_ text: Substring, _ escapes: [String: String]) -> String {
    var plain = ""
    var rest = text
    while let first = rest.first {
      if let escape = escapes.first(where: { rest.hasPrefix($0.key) }) {
        plain += escape.value
        rest = rest.dropFirst(escape.key.count)
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    return plain
  }
}

extension GraphReader.Way {
  fileprivate init(_ match: Regex<AnyRegexOutput>.Match, _ escapes: [String: String]) {
    func part(_ name: String) -> Substring? { match[name]?.substring }
    from = String(part("from") ?? "")
    to = String(part("to") ?? "")
    label = part("text").map { GraphReader.plain($0, escapes) }
  }
}
