package import Publishing

/// A run of a notebook's cells from beginning to end, without a user to answer questions.
package struct CellRecital {
  private let services: CellSession.Services

  /// Prepares a run.
  ///
  /// - Parameter services: The services that do the work.
  package init(services: CellSession.Services) {
    self.services = services
  }

  /// Runs cells in their own session.
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
