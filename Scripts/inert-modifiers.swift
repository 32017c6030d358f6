// Writes the modifiers that change nothing but the looks, from the table beside this file:
//
//     swift Scripts/inert-modifiers.swift TABLE FOLDER
//
// Each family of modifiers becomes a file in the folder. `Scripts/generate` calls this.
import Foundation

/// One row of the table.
struct Modifier {
  let family: String
  let receiver: String
  let firstSystem: String
  let isDisfavored: Bool
  let signature: String
  let summary: String

  init?(row: Substring) {
    let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 6 else { return nil }
    family = columns[0]
    receiver = columns[1]
    firstSystem = columns[2]
    isDisfavored = columns[3] == "disfavored"
    signature = columns[4]
    summary = columns[5]
  }

  /// The declaration in Swift, without its indentation.
  var lines: [String] {
    let result = receiver == "View" ? "some View" : receiver
    let parts = signature.components(separatedBy: ") where ")
    let declaration =
      parts.count == 2
      ? "\(parts[0])) -> \(result) where \(parts[1]) { self }"
      : "\(signature) -> \(result) { self }"
    return ["/// \(summary)"]
      + (firstSystem == "13.0" ? [] : ["@available(iOS \(firstSystem), *)"])
      + (isDisfavored ? ["@_disfavoredOverload"] : [])
      + ["public nonisolated func \(declaration)"]
  }
}

/// The text of one family's file.
func source(of modifiers: [Modifier]) -> String {
  var text = "// Made by Scripts/generate from Scripts/inert-modifiers.tsv: edit the table.\n"
  for receiver in ["View", "Text", "Image"] {
    let declarations = modifiers.filter { $0.receiver == receiver }.map { modifier in
      modifier.lines.map { "  \($0)\n" }.joined()
    }
    guard !declarations.isEmpty else { continue }
    text += "\nextension \(receiver) {\n\(declarations.joined(separator: "\n"))}\n"
  }
  return text
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let table = arguments.first, let folder = arguments.last else {
  print("usage: swift Scripts/inert-modifiers.swift TABLE FOLDER")
  exit(2)
}
let rows = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n").dropFirst()
var families: [String: [Modifier]] = [:]
for (number, row) in zip(2..., rows) {
  guard let modifier = Modifier(row: row) else {
    print("\(table):\(number):1: a row needs six columns, separated by tabs")
    exit(2)
  }
  families[modifier.family, default: []].append(modifier)
}
for (family, modifiers) in families {
  let file = "\(folder)/\(family)+Generated.swift"
  try source(of: modifiers).write(toFile: file, atomically: true, encoding: .utf8)
}
