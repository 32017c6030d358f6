import Foundation

/// An order of exercises: first by the lesson that prepares for them, then by number.
///
/// An exercise that is added to a lesson later gets a high number, so existing numbers never change.
struct ExerciseOrder {
  /// The folder that contains the exercises.
  let folder: ContentFolder

  /// Returns the names of exercises sorted by lesson and number.
  ///
  /// - Parameter names: The exercises.
  /// - Returns: The exercises in course order.
  func sorted(_ names: [ItemName]) -> [ItemName] {
    names.map { (lesson: lesson(of: $0), name: $0) }
      .sorted { ($0.lesson, $0.name) < ($1.lesson, $1.name) }
      .map(\.name)
  }

  /// Returns the number of an exercise's lesson, or the highest number if the lesson is unknown.
  ///
  /// Only this line is searched for, which is much faster than reading complete files. Mistakes in a file are reported
  /// when the exercise is read.
  private func lesson(of name: ItemName) -> Int {
    let path = folder.folder("\(name)").path(of: "exercise.yml")
    guard let data = FileManager.default.contents(atPath: path),
      let match = String(decoding: data, as: UTF8.self).firstMatch(of: /(?m)^lesson:\s*(\S+)/)
    else { return .max }
    return ItemName(String(match.output.1))?.number ?? .max
  }
}
