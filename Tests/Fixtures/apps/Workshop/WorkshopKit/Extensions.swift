import Foundation

extension Array where Element == Tool {
    public static var samples: [Tool] {
        [Tool(id: 1, name: "Saw", uses: [3, 5, 2]), Tool(id: 2, name: "Plane", uses: [1, 4])]
    }
}
