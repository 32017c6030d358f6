// Writes how far NavUI agrees with SwiftUI, from the table of behaviours and the names of the tests:
//
//     swift Scripts/fidelity.swift TABLE TESTS FILE
//
// A test proves a behaviour when its display name begins with the behaviour's id, as "NS-04: …" or
// "NS-01, NS-02: …" do. Fails when a test names an id that the table does not have, and when a row that
// must have a test has neither a test nor a reason. `Scripts/generate` calls this.
import Foundation

/// A statement about a row beside its tests.
enum Status: String {
  case none = ""
  case different, unknowable, open
}

/// One row of the table.
struct Behaviour {
  let id: String
  let isStarred: Bool
  let sentence: String
  let confidence: String
  let dispute: String
  let status: Status
  let note: String
  /// The systems on which it was measured, and the results; empty for most.
  let measured: String
  var tests: [String] = []

  init?(row: Substring) {
    let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 8 || columns.count == 9, let status = Status(rawValue: columns[6]) else {
      return nil
    }
    id = columns[0]
    isStarred = columns[1] == "★"
    sentence = columns[2]
    confidence = columns[4]
    dispute = columns[5]
    self.status = status
    note = columns[7]
    measured = columns.count == 9 ? columns[8] : ""
  }

  var group: Substring { id.prefix(2) }

  /// Whether the row must have a test or a reason.
  var isRequired: Bool {
    switch confidence {
    case "documented", "maintainers", "measured": true
    case "widely reported": dispute.isEmpty
    default: false
    }
  }

  var isSettled: Bool { status == .none ? !tests.isEmpty : !note.isEmpty }

  /// The standing of the row, as the heading under which it is counted.
  var standing: Standing {
    switch status {
    case .different: .different
    case .unknowable: .unknowable
    case .none, .open: tests.isEmpty ? .open : .done
    }
  }

  /// The row as a line of a Markdown table.
  var line: String {
    let links = tests.map { path in
      let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      return "[\(name)](../\(path.replacingOccurrences(of: "+", with: "%2B")))"
    }
    let remark = standing == .done && status == .open ? "" : note
    let standing = ([remark] + [links.joined(separator: ", ")]).filter { !$0.isEmpty }
    let label = standing.isEmpty && self.standing == .open ? "not tested" : self.standing.rawValue
    let dispute = dispute.isEmpty ? "" : "; sources disagree"
    let measured = measured.isEmpty ? "" : "; measured on \(measured)"
    let columns = [
      id + (isStarred ? " ★" : ""), sentence, confidence + dispute + measured,
      "**\(label)**" + (standing.isEmpty ? "" : ": \(standing.joined(separator: " "))"),
    ]
    return "| \(columns.joined(separator: " | ")) |\n"
  }
}

enum Standing: String, CaseIterable {
  case done
  case different = "different on purpose"
  case unknowable = "unknowable without a Mac"
  case open
}

/// The groups in the order of the table.
let groups = [
  ("NP", "NavigationPath"), ("NS", "NavigationStack, links, destinations, life cycle"),
  ("TV", "TabView and Tab"), ("SH", "Sheets and covers"), ("AD", "Alerts, dialogs, popovers"),
  ("SV", "NavigationSplitView"), ("DL", "Deep links and URL parsing"),
  ("SR", "State restoration"), ("BW", "Background work"), ("OB", "Observation and environment"),
  ("SD", "SwiftData"),
]

/// The ids at the start of the tests' names in one file, each with its line.
func ids(in text: String) -> [(id: String, line: Int)] {
  let name = #/@(?:Test|Suite)\(\s*"([A-Z]{2}-\d{2}(?:(?:, | and )[A-Z]{2}-\d{2})*):/#
  return text.matches(of: name).flatMap { match in
    let line = text[..<match.range.lowerBound].count { $0.isNewline } + 1
    return match.1.matches(of: #/[A-Z]{2}-\d{2}/#).map { (String($0.0), line) }
  }
}

/// The files with tests, as paths below the current folder.
func testFiles(below folder: String) -> [String] {
  let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return files.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
}

/// The whole document.
func document(of behaviours: [Behaviour]) -> String {
  func count(_ rows: [Behaviour]) -> String {
    let counts = Standing.allCases.map { standing in rows.count { $0.standing == standing } }
    return (counts + [rows.count]).map(String.init).joined(separator: " | ")
  }
  var text = """
    <!-- Made by Scripts/generate from Docs/Behaviours.tsv and the names of the tests: edit those. -->
    # How far NavUI agrees with SwiftUI

    This page lists \(behaviours.count) behaviours of SwiftUI's navigation, and how NavUI follows each of \
    them. [Behaviours.md](Behaviours.md) explains the sources, the confidence and the options. \
    [Strangers.md](Strangers.md) lists the differences that public code showed, with their tests.

    - **done**: a test whose name begins with the row's id proves it.
    - **different on purpose**: NavUI does something else, for the reason given.
    - **unknowable without a Mac**: no source says what happens; the row says what NavUI does.
    - **open**: not tested, or not implemented yet.

    ★ marks the behaviours that are most worth teaching.

    | group | done | different | unknowable | open | rows |
    | --- | --- | --- | --- | --- | --- |

    """
  for (group, title) in groups {
    let rows = behaviours.filter { $0.group == group }
    text += "| \(group) \(title) | \(count(rows)) |\n"
  }
  text += "| **all** | \(count(behaviours)) |\n"
  let differing = behaviours.filter { $0.measured.contains(" differs") }
  if !differing.isEmpty {
    text +=
      "\n## Where NavUI must change\n\nThese were measured on a Mac, and SwiftUI behaves differently.\n\n"
    text += differing.map { "- \($0.id): \($0.sentence) Measured on \($0.measured).\n" }.joined()
  }
  for (group, title) in groups {
    text += "\n## \(group). \(title)\n\n"
    text += "| id | behaviour | confidence | NavUI |\n| --- | --- | --- | --- |\n"
    text += behaviours.filter { $0.group == group }.map(\.line).joined()
  }
  return text
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 3 else {
  print("usage: swift Scripts/fidelity.swift TABLE TESTS FILE")
  exit(2)
}
let (table, tests, output) = (arguments[0], arguments[1], arguments[2])
var problems: [String] = []
var behaviours: [Behaviour] = []
let lines = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n")
for (number, row) in zip(2..., lines.dropFirst()) {
  if let behaviour = Behaviour(row: row) {
    behaviours.append(behaviour)
  } else {
    problems.append(
      "\(table):\(number):1: a row needs eight columns, or nine with measurements, separated by tabs"
    )
  }
}
var places: [String: Int] = [:]
for (place, behaviour) in behaviours.enumerated()
where places.updateValue(place, forKey: behaviour.id) != nil {
  problems.append("\(table):\(place + 2):1: \(behaviour.id) is in the table twice")
}
for file in testFiles(below: tests) {
  for (id, line) in ids(in: try String(contentsOfFile: file, encoding: .utf8)) {
    guard let place = places[id] else {
      problems.append("\(file):\(line):1: \(table) has no row \(id)")
      continue
    }
    if behaviours[place].tests.last != file { behaviours[place].tests.append(file) }
  }
}
for (number, behaviour) in zip(2..., behaviours) where behaviour.isRequired && !behaviour.isSettled
{
  problems.append(
    "\(table):\(number):1: \(behaviour.id) has neither a test nor a reason; name a test \"\(behaviour.id): …\""
  )
}
try document(of: behaviours).write(toFile: output, atomically: true, encoding: .utf8)
guard problems.isEmpty else {
  FileHandle.standardError.write(Data((problems.joined(separator: "\n") + "\n").utf8))
  exit(1)
}
