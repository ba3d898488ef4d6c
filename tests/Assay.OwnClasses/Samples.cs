namespace OwnClasses;

/// <summary>One value of each class, chosen so that its code matters: members hold what their code would not put there.</summary>
public static class Samples
{
    public static IReadOnlyList<object> All { get; } =
    [
        new DefaultText { Name = null }, new DefaultList { Items = [] }, new DefaultNumber { Count = 0 }, new DefaultOfField { Title = null }, new DefaultDictionary { Stock = new() { ["b"] = 2 } },
        new DefaultByLinq { Squares = [] }, new DefaultByStatic { Code = null }, new DefaultByConstant { Limit = null }, new DefaultInConstructor { Tags = null, Level = 0 }, new DefaultNested { Inner = null },
        new DefaultBoolean { IsActive = false }, new DefaultEnum { Level = Level.None }, Filled(new GetOnlyList(), list => list.Items.AddRange([1, 2])), new GetOnlyFilledList(),
        Filled(new GetOnlyDictionary(), map => map.Names.Add("a", "b")), Filled(new PrivateSetterList(), list => list.Items.Add(9)), new DefaultInStruct { Currency = null },
        new SetterTrims { Name = "x" }, new SetterClamps { Percent = 50 }, SetterThrows.WithoutSetter(-1), new SetterCounts { Text = "t", Changes = 0 }, new SetterCallsHelper { Code = "a-b" },
        new SetterCallsOwnMethod { Path = "p" }, new SetterRaisesEvent { Total = 3 }, new GetterMakesList(), new GetterHidesNull(), new FieldKeyword { Name = "f" }, new SetterOfOther { Width = 3 },
        new InitOnly { Name = " n" }, new Plain { City = "Bonn" },
        new ConstructorUppers(" ann "), new ConstructorStores(7, null), ConstructorThrows.Emptied(), new ConstructorCopies([1]), new ConstructorSums(1, 2) { Sum = 9 }, new TwoConstructors("x"),
        PrivateConstructor.Create(null), new FieldBehindGetter(4), new ReadOnlyPoint(5), new PositionalRecord("r", 3), new RecordWithCode("r") { Upper = "other" }, new Primary(2), new BaseOfCode { Kind = null },
        new CallsHiddenHelper { Serial = 1 }, new ConstructorOfGraphType { Point = null },
        new Computed { A = 2 }, new AfterReading { A = 3, Seen = 0 }, new Conditional { Note = "ab" }, new EqualByText { Text = "e" },
        new Keyed { Stock = new() { [new EqualByText { Text = "k" }] = 1 } }, new Ordered { Rank = 1 }, new SortedByCode { Items = [new Ordered { Rank = 1 }, new Ordered { Rank = 2 }] }, new Money { Amount = 1.50m },
        new WithOperator { Total = null }, new HoldsGeneric { Page = new Page<int> { Items = [1], Title = null } }, new Iterates { Numbers = null }, new Nullables { Number = null, Level = null },
        new RequiredMember { Name = "n", Nick = null }, new OldStyle { Name = "o" },
    ];

    public static T Of<T>() => All.OfType<T>().First();

    private static T Filled<T>(T value, Action<T> fill)
    {
        fill(value);
        return value;
    }
}
