// Merges measurements into the table of behaviours:
//
//     swift Scripts/merge-measurements.swift MEASUREMENTS TABLE
//
// The column `measured` says on which system a behaviour was measured, and whether NavUI agrees. Measurements on other
// systems stay. Nothing is written when the file is not understood. `Scripts/merge-measurements` calls this.
import Foundation

/// The measurements of one system.
struct Measurements: Decodable {
  struct Behaviour: Decodable {
    var id: String
    var result: Result
    var seen: String
  }

  enum Result: String, Decodable {
    case agrees, differs, skipped
  }

  var format: String
  var system: String
  var behaviours: [Behaviour]
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(2)
}

/// A text as it may stand in a cell.
func cell(_ text: String) -> String {
  let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return words.replacingOccurrences(of: "|", with: "/").replacingOccurrences(of: ";", with: ",")
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 2 else {
  fail("usage: swift Scripts/merge-measurements.swift MEASUREMENTS TABLE")
}
let (source, table) = (arguments[0], arguments[1])

let measurements: Measurements
var lines: [String]
do {
  measurements = try JSONDecoder().decode(
    Measurements.self,
    from: Data(contentsOf: URL(fileURLWithPath: source))
  )
  lines = try String(contentsOfFile: table, encoding: .utf8).components(separatedBy: "\n")
} catch {
  fail("\(source): this is no file of measurements, or \(table) cannot be read: \(error)")
}
guard measurements.format == "navlab-measurements-1" else {
  fail("\(source): the format is '\(measurements.format)'; this script reads navlab-measurements-1")
}
let system = cell(measurements.system)
guard system.wholeMatch(of: #/[A-Za-z]+ \d+(\.\d+)*/#) != nil else {
  fail("\(source): '\(system)' is no system with a version, such as iOS 26.0")
}

var header = lines[0].components(separatedBy: "\t")
if !header.contains("measured") { header.append("measured") }
lines[0] = header.joined(separator: "\t")
let column = header.count - 1
var places: [String: Int] = [:]
for (place, line) in lines.enumerated().dropFirst() {
  if let id = line.split(separator: "\t").first { places[String(id)] = place }
}

var differing: [String] = []
var merged = 0
for behaviour in measurements.behaviours where behaviour.result != .skipped {
  guard let place = places[behaviour.id] else {
    fail("\(source): \(table) has no row \(behaviour.id); nothing was written")
  }
  var cells = lines[place].components(separatedBy: "\t")
  while cells.count <= column { cells.append("") }
  let others = cells[column].components(separatedBy: "; ").filter {
    !$0.isEmpty && !$0.hasPrefix("\(system) ")
  }
  let seen = behaviour.seen.isEmpty ? "" : " (\(cell(behaviour.seen)))"
  let entry = "\(system) \(behaviour.result.rawValue)\(behaviour.result == .differs ? seen : "")"
  cells[column] = (others + [entry]).joined(separator: "; ")
  lines[place] = cells.joined(separator: "\t")
  merged += 1
  if behaviour.result == .differs { differing.append("\(behaviour.id): \(cells[2])\(seen)") }
}

do {
  try lines.joined(separator: "\n").write(toFile: table, atomically: true, encoding: .utf8)
} catch {
  fail("\(table): it cannot be written: \(error.localizedDescription)")
}
print("\(merged) behaviours measured on \(system); NavUI agrees on \(merged - differing.count)")
for line in differing { print("change NavUI: \(line)") }
