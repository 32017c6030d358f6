import CoreData

enum Position: String, CaseIterable, Identifiable {
    case goalkeeper, defence, midfield, attack
    var id: String { rawValue }
    var label: String { rawValue.capitalized }
}

@objc(Player)
public final class Player: NSManagedObject, Identifiable {
    @NSManaged public var name: String
    @NSManaged public var number: Int16
    @NSManaged public var goals: Int32
    @NSManaged public var birthday: Date?
    @NSManaged private var positionRaw: String
    @NSManaged public var team: Team?

    var position: Position {
        get { Position(rawValue: positionRaw) ?? .midfield }
        set { positionRaw = newValue.rawValue }
    }

    static func request(in team: Team? = nil, minimumGoals: Int = 0) -> NSFetchRequest<Player> {
        let request = NSFetchRequest<Player>(entityName: "Player")
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Player.goals, ascending: false),
            NSSortDescriptor(key: "name", ascending: true),
        ]
        var predicates = [NSPredicate(format: "goals >= %d", minimumGoals)]
        if let team { predicates.append(NSPredicate(format: "%K == %@", #keyPath(Player.team), team)) }
        request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: predicates)
        return request
    }
}
