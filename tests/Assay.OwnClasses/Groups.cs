using System.Reflection;

namespace OwnClasses;

// Roots that hold one value of each of several classes, or groups of classes, so that one program of an adapter judges them all. Classes
// that are in no group are roots themselves. What one library rejects stands with what it rejects, too: there each class is judged alone.

public sealed class EveryLibraryGroup
{
    public DefaultsGroup? DefaultsGroup { get; set; }

    public AccessorGroup? AccessorGroup { get; set; }

    public MemberGroup? MemberGroup { get; set; }

    public GenericGroup? GenericGroup { get; set; }
}

public sealed class DefaultsGroup
{
    public DefaultText? DefaultText { get; set; }

    public DefaultList? DefaultList { get; set; }

    public DefaultNumber? DefaultNumber { get; set; }

    public DefaultOfField? DefaultOfField { get; set; }

    public DefaultByLinq? DefaultByLinq { get; set; }

    public DefaultByStatic? DefaultByStatic { get; set; }

    public DefaultByConstant? DefaultByConstant { get; set; }

    public DefaultInConstructor? DefaultInConstructor { get; set; }

    public DefaultNested? DefaultNested { get; set; }

    public DefaultBoolean? DefaultBoolean { get; set; }

    public DefaultEnum? DefaultEnum { get; set; }

    public DefaultInStruct DefaultInStruct { get; set; }
}

public sealed class AccessorGroup
{
    public SetterTrims? SetterTrims { get; set; }

    public SetterClamps? SetterClamps { get; set; }

    public SetterCounts? SetterCounts { get; set; }

    public SetterCallsHelper? SetterCallsHelper { get; set; }

    public SetterCallsOwnMethod? SetterCallsOwnMethod { get; set; }

    public GetterMakesList? GetterMakesList { get; set; }

    public GetterHidesNull? GetterHidesNull { get; set; }

    public FieldKeyword? FieldKeyword { get; set; }

    public Plain? Plain { get; set; }

    public PrivateSetterList? PrivateSetterList { get; set; }
}

public sealed class MemberGroup
{
    public TwoConstructors? TwoConstructors { get; set; }

    public BaseOfCode? BaseOfCode { get; set; }

    public CallsHiddenHelper? CallsHiddenHelper { get; set; }

    public AfterReading? AfterReading { get; set; }

    public Conditional? Conditional { get; set; }

    public EqualByText? EqualByText { get; set; }

    public Money? Money { get; set; }

    public WithOperator? WithOperator { get; set; }

    public Iterates? Iterates { get; set; }

    public Nullables? Nullables { get; set; }

    public RequiredMember? RequiredMember { get; set; }

    public Indexed? Indexed { get; set; }

    public OldCache? OldCache { get; set; }

    public OldObserved? OldObserved { get; set; }
}

public sealed class GenericGroup
{
    public HoldsGeneric? HoldsGeneric { get; set; }

    public HoldsTwoPages? HoldsTwoPages { get; set; }

    public HoldsCouples? HoldsCouples { get; set; }

    public HoldsHighest? HoldsHighest { get; set; }

    public NumberedPage? NumberedPage { get; set; }

    public DistinctExplicitly? DistinctExplicitly { get; set; }

    public Ordered? Ordered { get; set; }
}

public sealed class ManyLibrariesGroup
{
    public ConstructorGroup? ConstructorGroup { get; set; }

    public GetterGroup? GetterGroup { get; set; }

    public ReachingGroup? ReachingGroup { get; set; }

    public FieldGroup? FieldGroup { get; set; }
}

public sealed class ConstructorGroup
{
    public ConstructorUppers? ConstructorUppers { get; set; }

    public ConstructorStores? ConstructorStores { get; set; }

    public ConstructorCopies? ConstructorCopies { get; set; }

    public ConstructorSums? ConstructorSums { get; set; }

    public PositionalRecord? PositionalRecord { get; set; }

    public RecordWithCode? RecordWithCode { get; set; }

    public Primary? Primary { get; set; }

    public ReadOnlyField? ReadOnlyField { get; set; }

    public GetOnlyDictionary? GetOnlyDictionary { get; set; }
}

public sealed class GetterGroup
{
    public GetOnlyList? GetOnlyList { get; set; }

    public GetOnlyFilledList? GetOnlyFilledList { get; set; }

    public Computed? Computed { get; set; }

    public OldStyle? OldStyle { get; set; }

    public CallsBack? CallsBack { get; set; }
}

public sealed class ReachingGroup
{
    public DefaultDictionary? DefaultDictionary { get; set; }

    public SortedByCode? SortedByCode { get; set; }

    public SortedExplicitly? SortedExplicitly { get; set; }

    public SetterOfOther? SetterOfOther { get; set; }

    public ConstructorOfGraphType? ConstructorOfGraphType { get; set; }
}

public sealed class FieldGroup
{
    public FieldBehindGetter? FieldBehindGetter { get; set; }

    public ReadOnlyPoint ReadOnlyPoint { get; set; }

    public InitOnly? InitOnly { get; set; }
}

public sealed class HonouredGroup
{
    public Logged? Logged { get; set; }

    public DefaultWithoutInitializer? DefaultWithoutInitializer { get; set; }

    public DefaultWithInitializer? DefaultWithInitializer { get; set; }

    public DefaultOfEnum? DefaultOfEnum { get; set; }

    public LeftOut? LeftOut { get; set; }

    public Specified? Specified { get; set; }
}

public sealed class CollectionGroup
{
    public Mixtape? Mixtape { get; set; }

    public TrackList? TrackList { get; set; }
}

public sealed class UntypedGroup
{
    public OldList? OldList { get; set; }

    public OldObject? OldObject { get; set; }
}

public sealed class ApartGroup
{
    public DefaultByStaticConstructor? DefaultByStaticConstructor { get; set; }

    public HoldsInner? HoldsInner { get; set; }

    public SetterRaisesEvent? SetterRaisesEvent { get; set; }
}

public sealed class OddGroup
{
    public PrivateConstructor? PrivateConstructor { get; set; }

    public Keyed? Keyed { get; set; }
}

public sealed class ThrowingGroup
{
    public SetterThrows? SetterThrows { get; set; }

    public ConstructorThrows? ConstructorThrows { get; set; }
}

/// <summary>Makes the roots.</summary>
public static class Make
{
    public static EveryLibraryGroup EveryLibraryGroup() => Filled<EveryLibraryGroup>();

    public static DefaultsGroup DefaultsGroup() => Filled<DefaultsGroup>();

    public static AccessorGroup AccessorGroup() => Filled<AccessorGroup>();

    public static MemberGroup MemberGroup() => Filled<MemberGroup>();

    public static GenericGroup GenericGroup() => Filled<GenericGroup>();

    public static ManyLibrariesGroup ManyLibrariesGroup() => Filled<ManyLibrariesGroup>();

    public static ConstructorGroup ConstructorGroup() => Filled<ConstructorGroup>();

    public static GetterGroup GetterGroup() => Filled<GetterGroup>();

    public static ReachingGroup ReachingGroup() => Filled<ReachingGroup>();

    public static FieldGroup FieldGroup() => Filled<FieldGroup>();

    public static HonouredGroup HonouredGroup() => Filled<HonouredGroup>();

    public static CollectionGroup CollectionGroup() => Filled<CollectionGroup>();

    public static UntypedGroup UntypedGroup() => Filled<UntypedGroup>();

    public static ApartGroup ApartGroup() => Filled<ApartGroup>();

    public static OddGroup OddGroup() => Filled<OddGroup>();

    public static ThrowingGroup ThrowingGroup() => Filled<ThrowingGroup>();

    // Each member has its class's name.
    private static T Filled<T>()
        where T : class, new()
    {
        T group = new();
        foreach (var member in typeof(T).GetProperties())
            member.SetValue(group, (typeof(Samples).GetMethod(member.Name) ?? typeof(Make).GetMethod(member.Name))!.Invoke(null, null));
        return group;
    }
}
