/// One module's permission to import another.
struct Arrow: Hashable, Comparable, CustomStringConvertible {
  var from: String
  var to: String

  var description: String { "\(from) --> \(to)" }

  static func < (left: Arrow, right: Arrow) -> Bool {
    (left.from, left.to) < (right.from, right.to)
  }
}

extension Arrow {
  /// The arrows drawn in the `mermaid` block of a Markdown text, each side one or more modules joined by `&`.
  static func drawn(in markdown: String) -> Set<Arrow> {
    guard let block = markdown.firstMatch(of: /(?s)```mermaid\n(.*?)```/) else { return [] }
    let arrows = block.1.split(separator: "\n").flatMap { line -> [Arrow] in
      let sides = line.split(separator: "-->").map { side in
        side.split(separator: "&").map { String($0.trimming(while: \.isWhitespace)) }
      }
      guard sides.count == 2 else { return [] }
      return sides[0].flatMap { from in sides[1].map { Arrow(from: from, to: $0) } }
    }
    return Set(arrows)
  }

  /// The arrows between the named modules that a package manifest declares.
  static func declared(in manifest: String, between modules: Set<String>) -> Set<Arrow> {
    let target =
      /(?:\bmodule\(|\.executableTarget\(\s*name:)\s*"([\w-]+)"(?:\s*,\s*(?:dependencies:\s*)?\[([^\]]*)\])?/
    let arrows = manifest.matches(of: target).flatMap { match in
      (match.2 ?? "").matches(of: /"([\w-]+)"/).map {
        Arrow(from: String(match.1), to: String($0.1))
      }
    }
    return Set(arrows.filter { modules.contains($0.from) && modules.contains($0.to) })
  }

  /// The arrows between the named modules that the files' imports amount to.
  static func imported(by files: [SwiftFile], between modules: Set<String>) -> Set<Arrow> {
    let arrows = files.flatMap { file in
      file.imports.intersection(modules).map { Arrow(from: file.module, to: $0) }
    }
    return Set(arrows)
  }
}

extension Substring {
  /// The text without the characters at both ends that meet the condition.
  func trimming(while condition: (Character) -> Bool) -> Substring {
    var rest = drop(while: condition)
    while let last = rest.last, condition(last) { rest.removeLast() }
    return rest
  }
}
