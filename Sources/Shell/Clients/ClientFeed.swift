package import AppSession
import Foundation
import Synchronization

/// A queue of requests from a client program, in which interruptions take effect immediately.
package final class ClientFeed: Sendable {
  private let interruption: Interruption
  private let waiting = Mutex<[Message]>([])
  private let count = DispatchSemaphore(value: 0)

  /// A message from a client program, or the end of the input.
  enum Message: Sendable {
    case request(ClientRequest)
    /// A line that is not a valid request, with the reason.
    case nonsense(String)
    /// The end of the input.
    case end
  }

  /// Creates an empty feed.
  ///
  /// - Parameter interruption: The interruption that stops the running action.
  package init(interruption: Interruption) {
    self.interruption = interruption
  }

  /// Reads lines on the calling thread until the input ends.
  ///
  /// - Parameter next: A closure that waits for a line and returns nil at the end.
  package func run(_ next: () -> String?) {
    while let line = next() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      do {
        let request = try JSONDecoder().decode(ClientRequest.self, from: Data(line.utf8))
        guard request.do != .interrupt else {
          interruption.request()
          continue
        }
        add(.request(request))
      } catch {
        add(.nonsense(Self.words(for: error)))
      }
    }
    // A client that has left does not wait for an app that never answers.
    interruption.request()
    add(.end)
  }

  /// Waits for the next message and returns it.
  func next() -> Message {
    count.wait()
    return waiting.withLock { $0.removeFirst() }
  }

  private func add(_ message: Message) {
    waiting.withLock { $0.append(message) }
    count.signal()
  }

  private static func words(for error: any Error) -> String {
    let deeds = ClientRequest.Deed.allCases.map(\.rawValue).joined(separator: ", ")
    return
      "this line is not a request; write one JSON object with a number as 'id', and with one of these as 'do': \(deeds)"
  }
}
