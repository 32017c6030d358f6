package import Publishing

/// The cells of a notebook run from beginning to end, with nobody there to answer.
package struct CellRecital {
  private let services: CellSession.Services

  /// Prepares a recital.
  ///
  /// - Parameter services: Who does the work.
  package init(services: CellSession.Services) {
    self.services = services
  }

  /// Runs cells in a session of their own.
  ///
  /// - Parameter cells: The texts of the cells.
  /// - Returns: What each cell brings, in their order.
  package func outputs(of cells: [String]) -> [[CellOutput]] {
    var current: [CellOutput] = []
    let session = CellSession(services: services) { event in
      if case .output(let output) = event { current.append(output) }
    }
    defer { session.close() }
    return cells.map { cell in
      current = []
      _ = session.run(cell)
      return current
    }
  }
}
