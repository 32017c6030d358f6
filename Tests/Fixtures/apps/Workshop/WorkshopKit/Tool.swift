import Foundation

public struct Tool: Identifiable, Hashable {
    public let id: Int
    public let name: String
    public var uses: [Int]

    public init(id: Int, name: String, uses: [Int]) {
        self.id = id
        self.name = name
        self.uses = uses
    }
}
