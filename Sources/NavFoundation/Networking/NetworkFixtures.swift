package import Foundation

/// A table of responses to an app's network requests, read from the folder `Fixtures` beside the app.
///
/// The folder contains files, and a table `urls.txt` with a line for each address:
///
///     https://example.com/items        items.json https://example.com/items?page=2 items.json  delay 2s POST
///     https://example.com/orders  201 made.json https://example.com/gone/*       404 https://example.com/lost
///     fails timedOut
package struct NetworkFixtures: Sendable {
  private var rows: [Row] = []
  private let folder: URL
  /// The descriptions of the errors in the table, each preceded by its location.
  package private(set) var faults: [String] = []

  /// The name of the folder with the fixtures, in the app's bundle.
  package static let folderName = "Fixtures"
  /// The name of the file that contains the table of responses.
  package static let tableName = "urls.txt"

  /// A response that an app receives.
  package struct Answer: Sendable {
    /// The delay of the response, in seconds.
    package var delay = 0.0
    /// The status code, which is 200 by default.
    package var status = 200
    /// The file with the data, or nil if the response has no data.
    package var file: URL?
    /// The error with which the request fails, or nil if it succeeds.
    package var failure: URLError.Code?
  }

  private struct Row: Sendable {
    var method: String
    var address: String
    var answer: Answer
  }

  /// The fixtures of the running app, or nil if the app has no table of responses.
  package static let main: NetworkFixtures? = {
    guard let folder = Bundle.main.resourceURL?.appendingPathComponent(folderName) else {
      return nil
    }
    let table = FileManager.default
      .contents(atPath: folder.appendingPathComponent(tableName).path)
    guard let table else { return nil }
    let fixtures = NetworkFixtures(table: String(decoding: table, as: UTF8.self), folder: folder)
    for fault in fixtures.faults { FileHandle.standardError.write(Data("\(fault)\n".utf8)) }
    return fixtures
  }()

  /// Creates fixtures from a table of responses.
  ///
  /// - Parameters:
  ///   - table: The text.
  ///   - folder: The folder of its files.
  package init(table: String, folder: URL) {
    self.folder = folder
    for (index, line) in table.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      if let fault = add(words) {
        faults.append("\(Self.folderName)/\(Self.tableName):\(index + 1): \(fault)")
      }
    }
  }

  /// Adds a line of the table, or returns a description of the error in the line.
  private mutating func add(_ words: [String]) -> String? {
    var rest = words[...]
    let hasMethod = words[0].allSatisfy { $0.isLetter && $0.isUppercase }
    let method = hasMethod ? rest.removeFirst() : "GET"
    guard let address = rest.popFirst(), address.contains("://") else {
      return "the address is missing; write an address such as https://example.com/items"
    }
    var answer = Answer()
    while let word = rest.popFirst() {
      switch word {
      case "delay":
        guard let seconds = rest.popFirst().flatMap(Self.seconds) else {
          return "the time after 'delay' is missing; write a time such as 2s or 500ms"
        }
        answer.delay = seconds
      case "fails":
        let name = rest.popFirst() ?? "notConnectedToInternet"
        guard let code = Self.failures[name] else {
          let names = Self.failures.keys.sorted().joined(separator: ", ")
          return "'\(name)' is not a kind of failure; write one of \(names)"
        }
        answer.failure = code
      default:
        if let status = Int(word), (100..<600).contains(status) {
          answer.status = status
          continue
        }
        let file = folder.appendingPathComponent(word)
        guard FileManager.default.fileExists(atPath: file.path), !word.contains("..") else {
          return "there is no file '\(word)' in the folder \(Self.folderName)"
        }
        answer.file = file
      }
    }
    rows.append(Row(method: method, address: address, answer: answer))
    return nil
  }

  private static func seconds(_ word: String) -> Double? {
    let number =
      word.hasSuffix("ms")
      ? Double(word.dropLast(2)).map { $0 / 1000 }
      : word.hasSuffix("s") ? Double(word.dropLast()) : nil
    return number.flatMap { $0 >= 0 && $0 <= 86_400 ? $0 : nil }
  }

  private static let failures: [String: URLError.Code] = [
    "notConnectedToInternet": .notConnectedToInternet, "timedOut": .timedOut,
    "cannotFindHost": .cannotFindHost, "cannotConnectToHost": .cannotConnectToHost,
    "networkConnectionLost": .networkConnectionLost, "badServerResponse": .badServerResponse,
    "cancelled": .cancelled,
  ]

  /// Returns the response to a request from the first matching line, or nil if no line matches.
  ///
  /// - Parameters:
  ///   - method: The request's method.
  ///   - url: The address.
  /// - Returns: The answer, or nil if no line fits.
  package func answer(to method: String, _ url: URL) -> Answer? {
    let address = url.absoluteString
    return rows.first { row in
      guard row.method == method else { return false }
      return row.address.hasSuffix("*")
        ? address.hasPrefix(row.address.dropLast()) : address == row.address
    }?.answer
  }
}
