// Counts the symbols that have no documentation comment, and fails when a public one has none or
// when less than nine in ten package symbols have one. A package initialiser counts only when it is
// documented: most of them take what the documented properties say. Needs a debug build to read from.

import Foundation

struct SymbolGraph: Decodable {
  var symbols: [Symbol]

  struct Symbol: Decodable {
    var kind: Kind
    var accessLevel: String
    var docComment: Comment?
    var pathComponents: [String]
    var location: Location?
  }

  struct Kind: Decodable {
    var identifier: String
  }

  struct Comment: Decodable {}

  struct Location: Decodable {
    var uri: String
    var position: Position
  }

  struct Position: Decodable {
    var line: Int
  }
}

/// One symbol without documentation, and where it is declared.
struct Gap {
  var accessLevel: String
  var text: String
}

func fail(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data("doc-coverage: \(message)\n".utf8))
  exit(code)
}

/// Has SwiftPM write the symbol graphs, and returns the folder that it names.
func dumpSymbolGraphs() throws -> URL {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [
    "swift", "package", "dump-symbol-graph", "--minimum-access-level", "package",
    "--skip-synthesized-members",
  ]
  let output = Pipe()
  process.standardOutput = output
  process.standardError = output
  try process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  guard process.terminationStatus == 0, let folder = text.firstMatch(of: /Files written to (.+)/)
  else { fail("the symbol graphs could not be written:\n\(text)", code: 70) }
  return URL(filePath: String(folder.1))
}

let root = URL(filePath: FileManager.default.currentDirectoryPath)
let modules = try FileManager.default.contentsOfDirectory(
  atPath: root.appending(path: "Sources").path
).sorted()
let folder = try dumpSymbolGraphs()

var total = ["public": 0, "package": 0]
var gaps: [Gap] = []
for module in modules {
  let file = folder.appending(path: "\(module).symbols.json")
  guard FileManager.default.fileExists(atPath: file.path) else { continue }
  let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  for symbol in graph.symbols {
    let level = symbol.accessLevel == "open" ? "public" : symbol.accessLevel
    let isExempt =
      level == "package" && symbol.kind.identifier == "swift.init" && symbol.docComment == nil
    guard let place = symbol.location, total[level] != nil, !isExempt else { continue }
    total[level, default: 0] += 1
    if symbol.docComment == nil {
      let path = place.uri.replacing("file://", with: "").replacing(root.path + "/", with: "")
      let name = ([module] + symbol.pathComponents).joined(separator: ".")
      gaps.append(
        Gap(accessLevel: level, text: "\(path):\(place.position.line + 1): \(level) \(name)")
      )
    }
  }
}
guard total.values.contains(where: { $0 > 0 }) else {
  fail("no symbol was found; build first with `swift build --build-tests`", code: 2)
}

let required = ["public": 100.0, "package": 90.0]
var isEnough = true
for level in required.keys.sorted(by: >) {
  let all = total[level, default: 0]
  let missing = gaps.filter { $0.accessLevel == level }
  let share = all == 0 ? 100 : 100 * Double(all - missing.count) / Double(all)
  let wanted = required[level, default: 100]
  let figure = String(format: "%.1f", share)
  print("\(level): \(all - missing.count) of \(all) documented, \(figure) % (\(wanted) % needed)")
  if share < wanted || CommandLine.arguments.contains("--list") {
    print(missing.map { "  \($0.text)" }.sorted().joined(separator: "\n"))
  }
  isEnough = isEnough && share >= wanted
}
exit(isEnough ? 0 : 1)
