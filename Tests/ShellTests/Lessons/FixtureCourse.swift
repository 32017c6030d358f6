import Foundation

/// The small course that tests of more than one kind use.
enum FixtureCourse {
  /// Its folder.
  static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/course").path
}
