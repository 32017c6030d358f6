//
//  Team+CoreDataClass.swift
//

import Foundation
import CoreData

@objc(Team)
public class Team: NSManagedObject {
    public override func awakeFromInsert() {
        super.awakeFromInsert()
        identifier = UUID()
    }

    var sortedPlayers: [Player] {
        players.sorted { $0.number < $1.number }
    }

    var goals: Int { players.reduce(0) { $0 + Int($1.goals) } }
}
