import SwiftUI

final class Router: ObservableObject {
  @Published var path: [String] = []

  func back() {
    path.removeLast()
  }
}
