using System.Collections;
using System.Text;
using Assay.Core.Protocol;
using Assay.Core.Workloads;
using Assay.Worker.Values.Observing;

namespace Assay.Worker.Tests.Values;

/// <summary>What values hold in collections without a type of elements.</summary>
public sealed class UntypedMembersTests
{
    [Fact]
    public void Elements_of_one_type_name_a_generic_collection_of_the_same_kind()
    {
        Parcel value = new()
        {
            List = new ArrayList { "a", null },
            Table = new Hashtable { ["k"] = 1.5 },
            Values = [1, null],
            Any = new Queue(new[] { 'x' }),
        };

        var found = Observe(value);

        Assert.Equal("System.Collections.Generic.List<string>", found["Parcel.List"].Generic);
        Assert.Equal(("Hashtable", "Dictionary<string, double>"), (found["Parcel.Table"].Declared, found["Parcel.Table"].ShownGeneric));
        Assert.Equal("int?[]", found["Parcel.Values"].Generic);
        Assert.Equal("Queue<char>", found["Parcel.Any"].ShownGeneric);
        Assert.Equal("Assay.Worker.Tests.Values.Parcel", found["Parcel.List"].Type);
        Assert.Equal("<List>k__BackingField", found["Parcel.List"].Field);
    }

    [Fact]
    public void Elements_of_several_types_name_what_they_derive_from_or_nothing()
    {
        Assert.Equal(
            "List<Wrapping>", Observe(new Parcel { List = new ArrayList { new Paper(), new Foil() } })["Parcel.List"].ShownGeneric);
        Assert.Equal(
            "List<Wrapping>", Observe(new Parcel { List = new ArrayList { new Paper(), new Wrapping() } })["Parcel.List"].ShownGeneric);
        Assert.Equal(("", "holds Paper and string"), GenericAndReason(new Parcel { List = new ArrayList { new Paper(), "a" } }));
        Assert.Equal(("", "holds int and long"), GenericAndReason(new Parcel { List = new ArrayList { 1, 2L } }));
        Assert.Equal(("", "holds ArrayList"), GenericAndReason(new Parcel { List = new ArrayList { new ArrayList() } }));
    }

    [Fact]
    public void Empty_and_foreign_collections_name_nothing()
    {
        Assert.Equal(("", "is empty in all values"), GenericAndReason(new Parcel { List = [] }));
        Assert.Equal(("", "is null in all values"), GenericAndReason(new Parcel()));
        Assert.Equal(("", "holds Tower"), GenericAndReason(new Parcel { List = new Tower() }));
    }

    [Fact]
    public void Collections_in_collections_and_in_cycles_are_found()
    {
        Parcel inner = new() { List = new ArrayList { 1 } };
        Parcel outer = new() { List = new ArrayList { inner }, Any = new object[] { inner } };
        inner.Any = new object[] { outer };

        UntypedMember[] found = [.. Observe(outer).Values];

        Assert.Equal(("", "holds Parcel and int"), (found[0].Generic, found[0].Reason));
        Assert.Equal("Parcel[]", found.Single(member => member.Name == "Parcel.Any").ShownGeneric);
    }

    [Fact]
    public void They_pass_through_a_frame()
    {
        var member = Observe(new Parcel { List = new ArrayList { 1 } })["Parcel.List"];
        using MemoryStream stream = new();
        using (BinaryWriter writer = new(stream, Encoding.UTF8, leaveOpen: true))
            new ValuesFrame(ValueOrigin.Factory, 1, 2, "hash", ["note"]) { Untyped = [member] }.WriteTo(writer);
        stream.Position = 0;
        using BinaryReader reader = new(stream);

        Assert.Equal(member, ValuesFrame.ReadFrom(reader).Untyped.Single());
    }

    private static (string Generic, string Reason) GenericAndReason(Parcel value) =>
        (Observe(value)["Parcel.List"].Generic, Observe(value)["Parcel.List"].Reason);

    private static Dictionary<string, UntypedMember> Observe(object value)
    {
        UntypedMembers members = new();
        members.Observe(value);
        return members.Found.ToDictionary(member => member.Name);
    }
}

public sealed class Parcel
{
    public ArrayList? List { get; set; }

    public Hashtable? Table { get; set; }

    public object?[]? Values { get; set; }

    public IEnumerable? Any { get; set; }
}

public class Wrapping;

public sealed class Paper : Wrapping;

public sealed class Foil : Wrapping;

[System.Diagnostics.CodeAnalysis.SuppressMessage(
    "Design", "CA1010", Justification = "A collection without a type of elements is what is tested.")]
public sealed class Tower : ArrayList;
