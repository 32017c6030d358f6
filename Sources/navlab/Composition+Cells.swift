import AppSession
import Course
import Foundation
import SceneText
import Shell

extension Composition {
  /// Returns the services for the cells of a notebook.
  ///
  /// - Parameters:
  ///   - catalogue: The course; NavLab's own unless given.
  ///   - interruption: The interruption of the running action.
  /// - Returns: The services.
  /// - Throws: `CommandFailure` if a part, the toolchain or the cache is missing.
  func cellServices(
    of catalogue: Catalogue? = nil,
    interruption: Interruption = Interruption()
  ) throws -> CellSession.Services {
    let builds = try builds()
    var course = courseServices(builds, interruption)
    if let catalogue { course.catalogue = catalogue }
    return CellSession.Services(
      builds: builds,
      files: files,
      interruption: interruption,
      course: course,
      tour: installation.tourApp
    )
  }

  /// Serves a client program until the client closes standard input.
  ///
  /// - Throws: `CommandFailure` if a part, the toolchain or the cache is missing.
  func serveProgram() throws {
    let interruption = Interruption()
    let services = try cellServices(interruption: interruption)
    let feed = ClientFeed(interruption: interruption)
    // Lines are read on a separate thread, so that an interruption is noticed.
    Thread { feed.run { readLine() } }.start()
    try ClientSession(feed: feed, output: output, version: Navlab.version) { emit, ask in
      CellSession(services: services, emit: emit, ask: ask)
    }.run()
  }
}
