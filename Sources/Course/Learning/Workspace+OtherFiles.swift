import Foundation

extension Workspace {
  /// Returns the names of the Swift files in an exercise's folder that the learner added and that no check reads.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The names in alphabetical order; empty if the exercise asks for no code, takes any number of files, or has
  ///   no folder.
  package func addedSwiftFiles(of exercise: Exercise) -> [String] {
    guard !exercise.kind.takesFurtherFiles,
      exercise.files.contains(where: { $0.hasSuffix(".swift") })
    else { return [] }
    let known = Set(files(of: exercise).map { URL(fileURLWithPath: $0).lastPathComponent })
    // A folder that cannot be read is reported when its files are.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder(for: exercise))) ?? []
    return names.filter { $0.hasSuffix(".swift") && !known.contains($0) }.sorted()
  }

  /// Returns the name of the first Swift file that the learner must submit but that does not exist, or nil if all exist.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The file's name, or nil.
  package func missingSwiftFile(of exercise: Exercise) -> String? {
    exercise.files.first { name in
      name.hasSuffix(".swift")
        && !FileManager.default.fileExists(atPath: "\(folder(for: exercise))/\(name)")
    }
  }

  /// Returns whether the learner's Swift files for an exercise contain only blanks.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: Whether all are blank.
  package func hasBlankSwiftFiles(of exercise: Exercise) -> Bool {
    let names = exercise.files.filter { $0.hasSuffix(".swift") }
    return !names.isEmpty
      && names.allSatisfy { name in
        let data = FileManager.default.contents(atPath: "\(folder(for: exercise))/\(name)")
        return data?.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? false
      }
  }
}
