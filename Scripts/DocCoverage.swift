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

/// Runs a program of the toolchain, and returns what it prints.
func output(of words: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = words
  let output = Pipe()
  process.standardOutput = output
  process.standardError = output
  try process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { fail("\(words[0]) \(words[1]):\n\(text)", code: 70) }
  return text
}

/// The folder of compiled modules that was written last: that of the build for use and tests, or that of `swift build`.
func compiledModules(in root: URL) -> URL? {
  func date(_ folder: URL) -> Date {
    // A folder that is not there is the oldest.
    (try? folder.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
      ?? .distantPast
  }
  return ["release", "debug"].map {
    root.appending(path: ".build/\($0)/Modules").resolvingSymlinksInPath()
  }
  .filter { FileManager.default.fileExists(atPath: $0.path) }
  .max { date($0) < date($1) }
}

/// The module maps of what packages bring in C: written by hand, or made by SwiftPM beside the compiled modules.
func moduleMaps(below checkouts: URL, _ compiled: URL) throws -> [String] {
  let made = compiled.deletingLastPathComponent()
  let names = try FileManager.default.contentsOfDirectory(atPath: made.path)
    .map { made.appending(path: "\($0)/module.modulemap").path }
  let written = try FileManager.default.contentsOfDirectory(atPath: checkouts.path).flatMap {
    package in
    let sources = checkouts.appending(path: "\(package)/Sources")
    guard FileManager.default.fileExists(atPath: sources.path) else { return [String]() }
    return try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .map { sources.appending(path: "\($0)/include/module.modulemap").path }
  }
  return (names + written).filter(FileManager.default.fileExists)
}

/// Writes the symbol graphs of compiled modules into a folder of their own.
func writeSymbolGraphs(of modules: [String], from compiled: URL, root: URL) throws -> URL {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "doc-coverage-\(ProcessInfo.processInfo.processIdentifier)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let info = try output(of: ["swiftc", "-print-target-info"])
  guard let triple = info.firstMatch(of: /"triple": "([^"]+)"/)?.1 else {
    fail("the compiler does not say what it compiles for", code: 70)
  }
  let maps = try moduleMaps(below: root.appending(path: ".build/checkouts"), compiled)
  for module in modules {
    _ = try output(
      of: [
        "swift-symbolgraph-extract", "-module-name", module, "-target", String(triple),
        "-I", compiled.path, "-I", root.appending(path: "Sources").path,
        "-minimum-access-level", "package", "-skip-synthesized-members",
        "-output-dir", folder.path,
      ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    )
  }
  return folder
}

let root = URL(filePath: FileManager.default.currentDirectoryPath)
guard let compiled = compiledModules(in: root) else {
  fail("build first with `Scripts/test`", code: 2)
}
let modules = try FileManager.default.contentsOfDirectory(
  atPath: root.appending(path: "Sources").path
)
.sorted().filter { name in
  let file = compiled.appending(path: "\(name).swiftmodule")
  return FileManager.default.fileExists(atPath: file.path)
}
let folder = try writeSymbolGraphs(of: modules, from: compiled, root: root)
defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.

var total = ["public": 0, "package": 0]
var gaps: [Gap] = []
for module in modules {
  let file = folder.appending(path: "\(module).symbols.json")
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
guard total.values.allSatisfy({ $0 > 0 }) else {
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
