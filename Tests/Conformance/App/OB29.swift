import Combine
import SwiftUI

// OB-29: does onReceive run inside the action that sends, or after it?
struct OB29: View {
  @State private var subject = PassthroughSubject<Int, Never>()
  @State private var order: [String] = []

  var body: some View {
    VStack {
      Text("answer \(order.joined(separator: " "))")
      Button("Send") {
        subject.send(1)
        order.append("action")
      }
    }
    .onReceive(subject) { _ in order.append("receive") }
  }
}
