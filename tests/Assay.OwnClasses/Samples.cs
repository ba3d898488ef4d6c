using System.Reflection;

namespace OwnClasses;

/// <summary>One value of each class, by a method of its name: members hold what their code would not put there.</summary>
public static partial class Samples
{
    /// <summary>A value of each class.</summary>
    public static IReadOnlyList<object> All { get; } =
        [.. typeof(Samples).GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly)
            .Where(method => !method.IsSpecialName).Select(method => method.Invoke(null, null)!)];

    public static DefaultText DefaultText() => new() { Name = null };

    public static DefaultList DefaultList() => new() { Items = [] };

    public static DefaultNumber DefaultNumber() => new() { Count = 0 };

    public static DefaultOfField DefaultOfField() => new() { Title = null };

    public static DefaultDictionary DefaultDictionary() => new() { Stock = new() { ["b"] = 2 } };

    public static DefaultByLinq DefaultByLinq() => new() { Squares = [] };

    public static DefaultByStatic DefaultByStatic() => new() { Code = null };

    public static DefaultByConstant DefaultByConstant() => new() { Limit = null };

    public static DefaultInConstructor DefaultInConstructor() => new() { Tags = null, Level = 0 };

    public static DefaultNested DefaultNested() => new() { Inner = null };

    public static DefaultBoolean DefaultBoolean() => new() { IsActive = false };

    public static DefaultEnum DefaultEnum() => new() { Level = Level.None };

    public static DefaultInStruct DefaultInStruct() => new() { Currency = null };

    public static GetOnlyList GetOnlyList() => Filled(new GetOnlyList(), list => list.Items.AddRange([1, 2]));

    public static GetOnlyFilledList GetOnlyFilledList() => new();

    public static GetOnlyDictionary GetOnlyDictionary() => Filled(new GetOnlyDictionary(), map => map.Names.Add("a", "b"));

    public static PrivateSetterList PrivateSetterList() => Filled(new PrivateSetterList(), list => list.Items.Add(9));

    public static SetterTrims SetterTrims() => new() { Name = "x" };

    public static SetterClamps SetterClamps() => new() { Percent = 50 };

    public static SetterThrows SetterThrows() => OwnClasses.SetterThrows.WithoutSetter(-1);

    public static SetterCounts SetterCounts() => new() { Text = "t", Changes = 0 };

    public static SetterCallsHelper SetterCallsHelper() => new() { Code = "a-b" };

    public static SetterCallsOwnMethod SetterCallsOwnMethod() => new() { Path = "p" };

    public static SetterRaisesEvent SetterRaisesEvent() => new() { Total = 3 };

    public static GetterMakesList GetterMakesList() => new();

    public static GetterHidesNull GetterHidesNull() => new();

    public static FieldKeyword FieldKeyword() => new() { Name = "f" };

    public static SetterOfOther SetterOfOther() => new() { Width = 3 };

    public static InitOnly InitOnly() => new() { Name = " n" };

    public static Plain Plain() => new() { City = "Bonn" };

    public static ConstructorUppers ConstructorUppers() => new(" ann ");

    public static ConstructorStores ConstructorStores() => new(7, null);

    public static ConstructorThrows ConstructorThrows() => OwnClasses.ConstructorThrows.Emptied();

    public static ConstructorCopies ConstructorCopies() => new([1]);

    public static ConstructorSums ConstructorSums() => new(1, 2) { Sum = 9 };

    public static TwoConstructors TwoConstructors() => new("x");

    public static PrivateConstructor PrivateConstructor() => OwnClasses.PrivateConstructor.Create(null);

    public static FieldBehindGetter FieldBehindGetter() => new(4);

    public static ReadOnlyPoint ReadOnlyPoint() => new(5);

    public static PositionalRecord PositionalRecord() => new("r", 3);

    public static RecordWithCode RecordWithCode() => new("r") { Upper = "other" };

    public static Primary Primary() => new(2);

    public static BaseOfCode BaseOfCode() => new() { Kind = null };

    public static CallsHiddenHelper CallsHiddenHelper() => new() { Serial = 1 };

    public static ConstructorOfGraphType ConstructorOfGraphType() => new() { Point = null };

    public static Computed Computed() => new() { A = 2 };

    public static AfterReading AfterReading() => new() { A = 3, Seen = 0 };

    public static Conditional Conditional() => new() { Note = "ab" };

    public static EqualByText EqualByText() => new() { Text = "e" };

    public static Keyed Keyed() => new() { Stock = new() { [new EqualByText { Text = "k" }] = 1 } };

    public static Ordered Ordered() => new() { Rank = 1 };

    public static SortedByCode SortedByCode() => new() { Items = [new Ordered { Rank = 1 }, new Ordered { Rank = 2 }] };

    public static SortedExplicitly SortedExplicitly() => new()
    {
        Items = [new Release { Number = 1 }, new Release { Number = 3 }, new Release { Number = 2 }],
    };

    public static DistinctExplicitly DistinctExplicitly() => new() { Labels = [new Label { Text = "a" }, new Label { Text = "b" }] };

    public static Money Money() => new() { Amount = 1.50m };

    public static WithOperator WithOperator() => new() { Total = null };

    public static Indexed Indexed() => new() { Items = ["a", "b"] };

    public static ReadOnlyField ReadOnlyField() => new(8);

    public static Iterates Iterates() => new() { Numbers = null };

    public static Nullables Nullables() => new() { Number = null, Level = null };

    public static RequiredMember RequiredMember() => new() { Name = "n", Nick = null };

    public static HoldsGeneric HoldsGeneric() => new() { Page = new Page<int> { Items = [1], Title = null } };

    public static HoldsTwoPages HoldsTwoPages() => new()
    {
        Texts = new() { Items = ["t"], Title = "texts" },
        Numbers = new() { Items = [new() { Count = 0 }], Title = null },
    };

    public static HoldsCouples HoldsCouples() => new()
    {
        Names = new() { Filled = 0 },
        Nested = new() { First = 3, Second = new() { First = "n", Second = new() { Count = 5 } } },
    };

    public static HoldsHighest HoldsHighest() => new() { Name = Highest<string>.Of("b"), Number = Highest<int>.Of(-1) };

    public static NumberedPage NumberedPage() => new() { Items = [2], Title = null, Number = 0 };

    public static OldStyle OldStyle() => new() { Name = "o" };

    public static OldCache OldCache() => Filled(new OldCache { Words = ["x", "y"] }, cache => cache.IndexOf("y"));

    public static OldObserved OldObserved() => new() { Name = "s", Changes = 0 };

    public static CallsBack CallsBack() => new(2, 3);

    public static BeforeWriting BeforeWriting() => new() { Text = "t", IsSaved = false };

    public static SelfWritten SelfWritten() => new() { Text = "s", Left = "not written" };

    public static Logged Logged() => Filled(new Logged { Name = "first" }, logged => logged.Changes = ["kept"]);

    public static DefaultWithoutInitializer DefaultWithoutInitializer() => new() { Count = 5 };

    public static DefaultWithInitializer DefaultWithInitializer() => new() { Count = 0 };

    public static DefaultOfEnum DefaultOfEnum() => new() { Level = Level.Low };

    public static LeftOut LeftOut() => new() { Id = 1, Secret = "s" };

    public static Specified Specified() => new() { Count = 3, CountSpecified = false };

    public static Mixtape Mixtape() => Filled(new Mixtape { Name = "m" }, tape => tape.Add("song"));

    public static TrackList TrackList() => Filled(new TrackList { Artist = "a" }, list => list.Add("song"));

    private static T Filled<T>(T value, Action<T> fill)
    {
        fill(value);
        return value;
    }
}
