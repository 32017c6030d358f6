import FaultCatalogue
import Yams

/// A reader of an entry of the fault catalogue, with its description and its two apps.
struct FaultEntryReader {
  /// The fault that the entry describes.
  let fault: Fault
  /// The folder of the entry.
  let folder: ContentFolder

  /// Reads the entry from its folder.
  ///
  /// - Returns: The entry.
  /// - Throws: All problems in its files.
  func read() throws(ContentError) -> FaultEntry {
    let remedy = "create it with the keys that CONTRIBUTING.md lists"
    let text = try folder.text(of: Self.description, remedy: remedy)
    var log = ProblemLog(file: folder.path(of: Self.description))
    guard var mapping = YAMLDocument.parse(text, log: &log) else {
      throw ContentError(log.problems)
    }
    checkNames(log: &log)
    checkFault(in: &mapping, log: &log)
    let why = mapping.text("why", log: &log)
    let advice = mapping.text("remedy", log: &log)
    let versions = mapping.text("versions", log: &log)
    let unseen = mapping.optionalText("unseen", log: &log)
    let behaviours = mapping.optionalTexts("behaviours", log: &log) ?? []
    let examples = FaultExamplesReader(folder: folder).read(from: &mapping, log: &log)
    mapping.reportLeftovers(log: &log)
    try log.throwProblems()
    guard let why, let advice, let versions, let examples else {
      // Missing parts have been reported, so this line is never reached.
      throw ContentError(file: log.file, message: "this is not an entry of the catalogue")
    }
    return FaultEntry(
      fault,
      why: why,
      remedy: advice,
      unseen: unseen,
      versions: versions,
      behaviours: behaviours,
      wrong: examples.wrong,
      right: examples.right
    )
  }

  /// Reports differences between the facts about the fault in the entry and in the program.
  private func checkFault(in mapping: inout YAMLMapping, log: inout ProblemLog) {
    let position = mapping.position
    let written = FaultReader(id: fault.id).read(from: &mapping, log: &log)
    guard let written, written != fault else { return }
    log.report(
      "this entry differs from the entry in the built NavLab; run Scripts/generate, and build NavLab again",
      at: position
    )
  }

  private func checkNames(log: inout ProblemLog) {
    do throws(ContentError) {
      for name in try folder.names() where !Self.names.contains(name) {
        let message = "this is not part of the entry; remove it, or rename it"
        log.append(ContentError(file: folder.path(of: name), message: message))
      }
    } catch {
      log.append(error)
    }
  }

  /// The name of the file that contains the entry, except for the apps.
  static let description = "fault.yml"

  private static let names: Set = [
    description, FaultExamplesReader.wrong, FaultExamplesReader.right,
  ]
}
