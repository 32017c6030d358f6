import AppBuilder
import AppSession
import Foundation

/// A series of visits that build and use strangers' apps.
package struct StrangerVisits {
  private let builds: BuildEnvironment
  private let processorSeconds: () -> Double

  /// Creates a series of visits.
  ///
  /// - Parameters:
  ///   - builds: The builder of the apps.
  ///   - processorSeconds: A closure that returns the processor time of all child processes, in seconds.
  package init(builds: BuildEnvironment, processorSeconds: @escaping () -> Double) {
    self.builds = builds
    self.processorSeconds = processorSeconds
  }

  /// Builds and uses the app in a folder, and returns the result of the visit.
  ///
  /// - Parameter folder: The path of the app's folder.
  /// - Returns: The result of the visit.
  package func visit(_ folder: String) -> StrangerVisit {
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    var visit = StrangerVisit(name: name)
    let before = processorSeconds()
    let app: BuiltApp
    do throws(CommandFailure) {
      app = try builds.buildApp([folder])
    } catch {
      visit.seconds = processorSeconds() - before
      visit.fault = Self.line(of: error.message)
      return visit
    }
    visit.seconds = processorSeconds() - before
    visit.compiled = true
    visit.lines = app.lineCount
    let session = AppSession(launch: AppLaunch(app), code: builds.code(of: app))
    defer { session.close() }
    var walk = StrangerWalk(session: session, visit: visit)
    return walk.walk()
  }

  /// Returns the most informative line of a message.
  private static func line(of message: String) -> String {
    let lines = message.split(separator: "\n").map(String.init)
    return lines.first { $0.contains("error: ") } ?? lines.first ?? ""
  }
}
