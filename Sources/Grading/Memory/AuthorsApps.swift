import AppBuilder
import Synchronization

/// The author's apps that a grader has used, with their known behaviour.
final class AuthorsApps: Sendable {
  /// The inputs on which an app depends.
  private struct Key: Hashable {
    var request: BuildRequest
    var stamp: SourceStamp
  }

  /// An app together with its known behaviour.
  struct Entry: Sendable {
    var app: BuiltApp
    var known: KnownApp
  }

  private let entries = Mutex<[Key: Entry]>([:])

  /// Returns the app for a request, building it on first use.
  ///
  /// - Parameters:
  ///   - request: The request for the build.
  ///   - build: A closure that builds the app; other threads that need an author's app wait for it.
  /// - Returns: The app.
  /// - Throws: The error of `build`.
  func entry(for request: BuildRequest, _ build: () throws -> BuiltApp) throws -> Entry {
    let key = Key(request: request, stamp: SourceStamp(of: request))
    return try entries.withLock { entries in
      if let entry = entries[key] { return entry }
      let entry = Entry(app: try build(), known: KnownApp())
      entries[key] = entry
      return entry
    }
  }
}
