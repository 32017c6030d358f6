import LineEditing
package import Terminal

/// A session with a client program that sends requests as lines of JSON and receives events.
package final class ClientSession {
  private let feed: ClientFeed
  private let output: any TextOutput
  private let version: String
  private let makeCells:
    (@escaping (CellEvent) -> Void, @escaping (String) -> String?) -> CellSession
  /// The request that is being answered, or nil if there is none.
  private var current: ClientRequest?

  /// Creates a session without reading any requests.
  ///
  /// - Parameters:
  ///   - feed: The requests.
  ///   - output: The output for events.
  ///   - version: The version of NavLab.
  ///   - cells: Creates the runner of cells, from a receiver of events and a source of answers.
  package init(
    feed: ClientFeed,
    output: any TextOutput,
    version: String,
    cells: @escaping (@escaping (CellEvent) -> Void, @escaping (String) -> String?) -> CellSession
  ) {
    self.feed = feed
    self.output = output
    self.version = version
    makeCells = cells
  }

  /// Answers requests until the input ends.
  ///
  /// - Throws: `CommandFailure` if an event cannot be written as JSON.
  package func run() throws(CommandFailure) {
    var trouble: CommandFailure?
    let cells = makeCells(
      { [unowned self] event in
        guard let id = current?.id else { return }
        do throws(CommandFailure) {
          try tell(ClientEvent(telling: event, of: id))
        } catch {
          trouble = error
        }
      },
      { [unowned self] prompt in ask(prompt) }
    )
    defer { cells.close() }
    var hello = ClientEvent(.hello, of: nil)
    hello.session = ClientEvent.session
    hello.version = version
    try tell(hello)
    while true {
      switch feed.next() {
      case .end: return
      case .nonsense(let words): try complain(words, of: nil)
      case .request(let request):
        current = request
        try answer(request, cells)
        current = nil
        if let trouble { throw trouble }
      }
    }
  }

  private func answer(_ request: ClientRequest, _ cells: CellSession) throws(CommandFailure) {
    var done = ClientEvent(.done, of: request.id)
    done.status = ExitStatus.success.rawValue
    switch request.do {
    case .cell: done.status = cells.run(request.text ?? "").rawValue
    case .line:
      let line = request.text ?? ""
      let command = CommandJSON(line: line, number: 1, report: cells.report(of: line))
      done.status = command.status
      done.command = command
    case .complete:
      let found = cells.completions(for: request.before ?? "")
      done.replacing = found.replacing
      done.candidates = found.candidates.map { candidate in
        ClientEvent.Candidate(
          text: candidate.text,
          detail: candidate.detail.isEmpty ? nil : candidate.detail
        )
      }
    case .inspect:
      done.text = cells.inspection(before: request.before ?? "", after: request.after ?? "")
    case .parse: done.completeness = CellSession.completeness(of: request.text ?? "").rawValue
    case .answer: return try complain("nothing was asked", of: request.id)
    // The feed has already handled the request.
    case .interrupt: break
    }
    try tell(done)
  }

  /// Asks the client's user a question and returns the answer, or nil if there is no user.
  private func ask(_ prompt: String) -> String? {
    guard let request = current, request.asks == true else { return nil }
    var input = ClientEvent(.input, of: request.id)
    input.prompt = prompt
    do throws(CommandFailure) {
      try tell(input)
    } catch {
      // A question that cannot be sent has no answer.
      return nil
    }
    guard case .request(let answer) = feed.next(), answer.do == .answer else { return nil }
    return answer.text
  }

  private func complain(_ words: String, of id: Int?) throws(CommandFailure) {
    var done = ClientEvent(.done, of: id)
    done.status = ExitStatus.misuse.rawValue
    done.message = words
    try tell(done)
  }

  private func tell(_ event: ClientEvent) throws(CommandFailure) {
    do {
      output.write(try event.written())
    } catch {
      throw CommandFailure(.internalFault, saying: "an event cannot be written as JSON: \(error)")
    }
  }
}
