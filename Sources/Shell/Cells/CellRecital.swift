package import Publishing

/// A run of all cells of a notebook, without a user who can answer questions.
package struct CellRecital {
  private let services: CellSession.Services

  /// Creates a run with the services for its session.
  ///
  /// - Parameter services: The services that do the work.
  package init(services: CellSession.Services) {
    self.services = services
  }

  /// Runs cells in a new session, and returns their output.
  ///
  /// - Parameter cells: The texts of the cells.
  /// - Returns: The outputs of each cell, in order.
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
