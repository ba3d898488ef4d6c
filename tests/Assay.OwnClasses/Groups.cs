namespace OwnClasses;

// Roots that hold one value of each of several classes, so that one program of an adapter judges them all; what libraries reject stands apart.

public sealed class DefaultsGroup
{
    public DefaultText? DefaultText { get; set; }

    public DefaultList? DefaultList { get; set; }

    public DefaultNumber? DefaultNumber { get; set; }

    public DefaultOfField? DefaultOfField { get; set; }

    public DefaultDictionary? DefaultDictionary { get; set; }

    public DefaultByLinq? DefaultByLinq { get; set; }

    public DefaultByStatic? DefaultByStatic { get; set; }

    public DefaultByConstant? DefaultByConstant { get; set; }

    public DefaultInConstructor? DefaultInConstructor { get; set; }

    public DefaultNested? DefaultNested { get; set; }

    public DefaultBoolean? DefaultBoolean { get; set; }

    public DefaultEnum? DefaultEnum { get; set; }

    public DefaultInStruct DefaultInStruct { get; set; }
}

public sealed class CodeGroup
{
    public SetterTrims? SetterTrims { get; set; }

    public SetterClamps? SetterClamps { get; set; }

    public SetterCounts? SetterCounts { get; set; }

    public SetterCallsHelper? SetterCallsHelper { get; set; }

    public SetterCallsOwnMethod? SetterCallsOwnMethod { get; set; }

    public SetterRaisesEvent? SetterRaisesEvent { get; set; }

    public GetterMakesList? GetterMakesList { get; set; }

    public GetterHidesNull? GetterHidesNull { get; set; }

    public FieldKeyword? FieldKeyword { get; set; }

    public SetterOfOther? SetterOfOther { get; set; }

    public InitOnly? InitOnly { get; set; }

    public Plain? Plain { get; set; }

    public ConstructorUppers? ConstructorUppers { get; set; }

    public ConstructorStores? ConstructorStores { get; set; }

    public ConstructorCopies? ConstructorCopies { get; set; }

    public ConstructorSums? ConstructorSums { get; set; }

    public TwoConstructors? TwoConstructors { get; set; }

    public PositionalRecord? PositionalRecord { get; set; }

    public RecordWithCode? RecordWithCode { get; set; }

    public BaseOfCode? BaseOfCode { get; set; }

    public CallsHiddenHelper? CallsHiddenHelper { get; set; }

    public ConstructorOfGraphType? ConstructorOfGraphType { get; set; }

    public Computed? Computed { get; set; }

    public AfterReading? AfterReading { get; set; }

    public Conditional? Conditional { get; set; }

    public EqualByText? EqualByText { get; set; }

    public Money? Money { get; set; }

    public WithOperator? WithOperator { get; set; }

    public Iterates? Iterates { get; set; }

    public Nullables? Nullables { get; set; }

    public RequiredMember? RequiredMember { get; set; }

    public SortedByCode? SortedByCode { get; set; }

    public HoldsGeneric? HoldsGeneric { get; set; }

    public OldStyle? OldStyle { get; set; }

    public GetOnlyList? GetOnlyList { get; set; }

    public GetOnlyFilledList? GetOnlyFilledList { get; set; }

    public GetOnlyDictionary? GetOnlyDictionary { get; set; }

    public PrivateSetterList? PrivateSetterList { get; set; }
}

public sealed class ShyGroup
{
    public FieldBehindGetter? FieldBehindGetter { get; set; }

    public Primary? Primary { get; set; }

    public ReadOnlyPoint ReadOnlyPoint { get; set; }

    public PrivateConstructor? PrivateConstructor { get; set; }

    public Keyed? Keyed { get; set; }
}

public sealed class ThrowingGroup
{
    public SetterThrows? SetterThrows { get; set; }
}

/// <summary>Makes the roots.</summary>
public static class Make
{
    public static DefaultsGroup DefaultsGroup() => new()
    {
        DefaultText = Samples.Of<DefaultText>(),
        DefaultList = Samples.Of<DefaultList>(),
        DefaultNumber = Samples.Of<DefaultNumber>(),
        DefaultOfField = Samples.Of<DefaultOfField>(),
        DefaultDictionary = Samples.Of<DefaultDictionary>(),
        DefaultByLinq = Samples.Of<DefaultByLinq>(),
        DefaultByStatic = Samples.Of<DefaultByStatic>(),
        DefaultByConstant = Samples.Of<DefaultByConstant>(),
        DefaultInConstructor = Samples.Of<DefaultInConstructor>(),
        DefaultNested = Samples.Of<DefaultNested>(),
        DefaultBoolean = Samples.Of<DefaultBoolean>(),
        DefaultEnum = Samples.Of<DefaultEnum>(),
        DefaultInStruct = Samples.Of<DefaultInStruct>(),
    };

    public static CodeGroup CodeGroup() => new()
    {
        SetterTrims = Samples.Of<SetterTrims>(),
        SetterClamps = Samples.Of<SetterClamps>(),
        SetterCounts = Samples.Of<SetterCounts>(),
        SetterCallsHelper = Samples.Of<SetterCallsHelper>(),
        SetterCallsOwnMethod = Samples.Of<SetterCallsOwnMethod>(),
        SetterRaisesEvent = Samples.Of<SetterRaisesEvent>(),
        GetterMakesList = Samples.Of<GetterMakesList>(),
        GetterHidesNull = Samples.Of<GetterHidesNull>(),
        FieldKeyword = Samples.Of<FieldKeyword>(),
        SetterOfOther = Samples.Of<SetterOfOther>(),
        InitOnly = Samples.Of<InitOnly>(),
        Plain = Samples.Of<Plain>(),
        ConstructorUppers = Samples.Of<ConstructorUppers>(),
        ConstructorStores = Samples.Of<ConstructorStores>(),
        ConstructorCopies = Samples.Of<ConstructorCopies>(),
        ConstructorSums = Samples.Of<ConstructorSums>(),
        TwoConstructors = Samples.Of<TwoConstructors>(),
        PositionalRecord = Samples.Of<PositionalRecord>(),
        RecordWithCode = Samples.Of<RecordWithCode>(),
        BaseOfCode = Samples.Of<BaseOfCode>(),
        CallsHiddenHelper = Samples.Of<CallsHiddenHelper>(),
        ConstructorOfGraphType = Samples.Of<ConstructorOfGraphType>(),
        Computed = Samples.Of<Computed>(),
        AfterReading = Samples.Of<AfterReading>(),
        Conditional = Samples.Of<Conditional>(),
        EqualByText = Samples.Of<EqualByText>(),
        Money = Samples.Of<Money>(),
        WithOperator = Samples.Of<WithOperator>(),
        Iterates = Samples.Of<Iterates>(),
        Nullables = Samples.Of<Nullables>(),
        RequiredMember = Samples.Of<RequiredMember>(),
        SortedByCode = Samples.Of<SortedByCode>(),
        HoldsGeneric = Samples.Of<HoldsGeneric>(),
        OldStyle = Samples.Of<OldStyle>(),
        GetOnlyList = Samples.Of<GetOnlyList>(),
        GetOnlyFilledList = Samples.Of<GetOnlyFilledList>(),
        GetOnlyDictionary = Samples.Of<GetOnlyDictionary>(),
        PrivateSetterList = Samples.Of<PrivateSetterList>(),
    };

    public static ShyGroup ShyGroup() => new()
    {
        FieldBehindGetter = Samples.Of<FieldBehindGetter>(),
        Primary = Samples.Of<Primary>(),
        ReadOnlyPoint = Samples.Of<ReadOnlyPoint>(),
        PrivateConstructor = Samples.Of<PrivateConstructor>(),
        Keyed = Samples.Of<Keyed>(),
    };

    public static ThrowingGroup ThrowingGroup() => new()
    {
        SetterThrows = Samples.Of<SetterThrows>(),
    };
}
