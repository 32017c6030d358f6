import Yams

/// A YAML document whose top level is a mapping.
enum YAMLDocument {
  /// Parses a document and returns its top-level mapping, or logs a problem and returns nil.
  ///
  /// - Parameters:
  ///   - text: The YAML.
  ///   - log: The log for a problem.
  /// - Returns: The top-level mapping, or nil after a problem.
  static func parse(_ text: String, log: inout ProblemLog) -> YAMLMapping? {
    do {
      guard let node = try compose(yaml: text) else {
        log.report("the YAML is empty; write 'key: value' lines", at: .init(line: 1))
        return nil
      }
      guard let mapping = YAMLMapping(node) else {
        log.report("write 'key: value' lines here", at: node.position)
        return nil
      }
      return mapping
    } catch let error as YamlError {
      report(error, text: text, log: &log)
    } catch {
      log.report("this is not YAML (\(error)); see Docs/ExerciseFormat.md", at: .init(line: 1))
    }
    return nil
  }

  private static func report(_ error: YamlError, text: String, log: inout ProblemLog) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      log.report(
        "this is not YAML: \(problem); check the indentation, the quotes and the colons",
        at: .init(line: mark.line, column: mark.column)
      )
    case .duplicatedKeysInMapping(let duplicates, let context):
      for key in duplicates.sorted() {
        log.report(
          "'\(key)' is given twice; give it once",
          at: secondUse(of: key, in: text, after: context.mark.line)
        )
      }
    default:
      log.report("this is not YAML; check that the file is plain text", at: .init(line: 1))
    }
  }

  /// Returns the position of a key's second use, which libYAML does not report.
  private static func secondUse(
    of key: String,
    in text: String,
    after firstLine: Int
  ) -> ContentProblem.Position {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let uses = lines.enumerated().compactMap { index, line -> ContentProblem.Position? in
      let indentation = line.prefix { $0 == " " || $0 == "-" }.count
      guard index + 1 >= firstLine, line.dropFirst(indentation).hasPrefix("\(key):") else {
        return nil
      }
      return .init(line: index + 1, column: indentation + 1)
    }
    let columns = Dictionary(grouping: uses, by: \.column)
    let repeated = uses.first.flatMap { columns[$0.column] }?.dropFirst().first
    return repeated ?? .init(line: firstLine)
  }
}

extension Node {
  /// The position at which the node starts.
  var position: ContentProblem.Position {
    .init(line: mark?.line ?? 1, column: mark?.column ?? 1)
  }
}
