import FaultCatalogue
import Findings

/// A description, for a learner, of the faults that the source must not contain.
struct SourceContract {
  private let faults: ForbiddenFaults
  /// The oldest iOS version that the app targets, or nil for the newest version.
  private let target: DeploymentTarget?

  init(_ faults: ForbiddenFaults, target: DeploymentTarget? = nil) {
    self.faults = faults
    self.target = target
  }

  /// The lines about the forbidden faults and how to find them.
  var lines: [String] {
    switch faults {
    case .all:
      return [
        "Checked: the source of your app has no known navigation mistakes.",
        "`\(command)` shows the mistakes; notes do not count.",
      ]
    case .some(let ids):
      let names = ids.map { id in
        "`\(id)`" + (Fault.named(id).map { " (\(Self.beginning(of: $0.summary)))" } ?? "")
      }
      return [
        "Checked: the source of your app does not contain \(names.joined(separator: "; ")).",
        "`\(([command] + ids.map { "--only \($0)" }).joined(separator: " "))` shows it.",
      ]
    }
  }

  /// The `navlab` command that checks the app for all faults.
  private var command: String {
    guard let target else { return "navlab lint" }
    return "navlab lint --ios \(target.number)"
  }

  /// Returns a sentence with its first letter in lower case, unless the first word is a name from SwiftUI.
  private static func beginning(of summary: String) -> String {
    guard let first = summary.first, let second = summary.dropFirst().first,
      first.isUppercase, second.isLowercase || second == " "
    else { return ContractWriter.escaped(summary) }
    let word = summary.prefix { $0 != " " }
    guard !word.dropFirst().contains(where: \.isUppercase) else {
      return ContractWriter.escaped(summary)
    }
    return ContractWriter.escaped(first.lowercased() + summary.dropFirst())
  }
}
