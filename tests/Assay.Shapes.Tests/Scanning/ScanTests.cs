using Assay.Shapes.Reading;
using Assay.Shapes.Scanning;
using Assay.Shapes.Tests.Compilation;

namespace Assay.Shapes.Tests.Scanning;

public class ScanTests
{
    [Fact]
    public void Types_that_are_marked_serializable_are_asked_about_and_closures_are_not() =>
        Assert.Equal(
            ["Depot.Box`1", "Depot.Endless", "Depot.Failure", "Depot.Line", "Depot.Machine", "Depot.Order", "Depot.Watcher",
                "Depot.Writer"],
            Depot.Scan().Select(type => type.Name));

    [Fact]
    public void Types_that_are_named_are_asked_about_whatever_they_are_marked_with_but_static_ones()
    {
        Assert.Equal(["Depot.Point", "Depot.Price"], Depot.Scan("Depot.P*").Select(type => type.Name));
        Assert.Empty(Depot.Scan("Depot.Tools"));
    }

    [Theory]
    [InlineData("plain", "Order", "")]
    [InlineData("marshal", "Order", "Marshal copies only flat structs: Order.Lines is a List<Line>.")]
    [InlineData("plain", "Watcher", "")]
    [InlineData("proto", "Watcher", "Assay has nothing to emit for what is no data: Watcher.Seen is a delegate.")]
    [InlineData("plain", "Failure", "")]
    [InlineData("serializable", "Failure", "")]
    [InlineData("data-contract", "Failure", "Assay cannot emit this yet: Failure derives from Exception.")]
    [InlineData("unmanaged", "Point", "")]
    public void The_refusal_is_the_dialects_sentence(string dialect, string type, string refusal)
    {
        var answer = Depot.Ask(dialect, type);

        Assert.Equal(refusal, answer.Refusal);
        Assert.Equal(refusal.Length == 0, answer.Demand is not null);
    }

    [Theory]
    [InlineData("Box`1", "It is an open generic type")]
    [InlineData("Endless", "Endless leads to type arguments or arrays more than 12 deep, perhaps without end")]
    [InlineData("Machine", "Depot.dll needs Parts, which is not in its folder or the references")]
    public void A_type_that_cannot_be_read_says_why_and_stops_no_other(string type, string reason)
    {
        var scanned = Depot.Scan().Single(scanned => scanned.Name == "Depot." + type);

        Assert.StartsWith(reason, scanned.Reason, StringComparison.Ordinal);
        Assert.Empty(scanned.Answers);
    }

    [Fact]
    public void Every_obstacle_is_named_with_the_edit_that_removes_it()
    {
        var obstacles = Depot.Ask("memory-pack", "Trolley").Obstacles;

        Assert.Equal(
            [("Trolley.Moved", "mark it [NonSerialized]"), ("Trolley.Items", "use a generic collection"),
                ("Trolley.ByName", "use a generic collection"), ("Trolley.Tag", "declare a concrete type")],
            obstacles.Select(obstacle => (obstacle.Place, obstacle.Edit)));
        Assert.Equal(Depot.Ask("memory-pack", "Trolley").Refusal, obstacles[0].Sentence);
    }

    [Fact]
    public void Members_that_serializers_do_not_see_are_named_by_what_they_read()
    {
        var losses = Assert.Single(Depot.Scan("Depot.Safe")).Losses;

        Assert.Equal(["Safe._code"], losses[MemberReading.PublicMembers].Lost);
        Assert.Equal(["Safe._code", "Safe.Owner"], losses[MemberReading.PublicProperties].Lost);
        Assert.True(losses[MemberReading.Fields].IsNothing);
        Assert.Equal(
            ["Trolley.Moved is an Action", "Trolley.Items is an ArrayList", "Trolley.ByName is a Hashtable", "Trolley.Tag is an object"],
            Assert.Single(Depot.Scan("Depot.Trolley")).Losses[MemberReading.PublicMembers].Uncertain);
    }

    [Fact]
    public void A_member_that_may_lead_back_to_its_object_is_uncertain() =>
        Assert.Equal(
            ["Ring.Next may lead back to its own object"], Assert.Single(Depot.Scan("Depot.Ring")).Losses[MemberReading.Fields].Uncertain);

    [Fact]
    public void What_a_root_reaches_is_counted()
    {
        var order = Assert.Single(Depot.Scan("Depot.Order"));

        // Order, Line, Price; Order._number is neither public nor writable.
        Assert.Equal((3, 1), (order.ReachedTypes, order.ClosedMembers));
    }

    [Fact]
    public void A_reference_that_is_missing_is_found_in_a_folder_that_is_named()
    {
        using var scanner =
            AssemblyScanner.Open(Depot.Path, ReferencePack.FolderOf("net10.0"), Path.Combine(SampleAssembly.Folder, "elsewhere"));

        Assert.Equal("", Assert.Single(scanner.Scan(["Depot.Machine"], DialectCatalogue.All)).Reason);
    }

    [Fact]
    public void Types_of_a_namespace_are_all_answered() => AssertAnswered("Microsoft.CodeAnalysis.CSharp.Syntax.A*", 20);

    [Fact]
    [Trait("Category", "slow")]
    public void Every_type_of_a_large_assembly_is_answered() => AssertAnswered("*", 1000);

    private static void AssertAnswered(string names, int atLeast)
    {
        var compiler = Path.Combine(AppContext.BaseDirectory, "Microsoft.CodeAnalysis.CSharp.dll");
        using var scanner = AssemblyScanner.Open(compiler, ReferencePack.FolderOf("net10.0"));

        var types = scanner.Scan([names], DialectCatalogue.All);

        Assert.True(types.Count > atLeast);
        Assert.All(types, type => Assert.True(type.Reason.Length > 0 || type.Answers.Count == DialectCatalogue.All.Count));
        Assert.DoesNotContain(types, type => type.Reason.Contains("cannot be read", StringComparison.Ordinal));
    }

    [Fact]
    public void A_native_library_is_told_from_a_file_that_is_none()
    {
        var native = Path.Combine(SampleAssembly.Folder, "Native.dll");
        File.WriteAllBytes(native, WithoutMetadata(File.ReadAllBytes(Depot.Path)));

        var error = Assert.Throws<ShapeException>(() => AssemblyScanner.Open(native, ReferencePack.FolderOf("net10.0")));

        Assert.Equal($"{native} is a native program or library. Give the .dll that contains the types.", error.Message);
        File.Delete(native);
    }

    // The fifteenth of the optional header's directories leads to what is .NET in a file.
    private static byte[] WithoutMetadata(byte[] assembly)
    {
        var optionalHeader = BitConverter.ToInt32(assembly, 0x3C) + 24;
        var directories = optionalHeader + (BitConverter.ToUInt16(assembly, optionalHeader) == 0x20B ? 112 : 96);
        assembly.AsSpan(directories + (14 * 8), 8).Clear();
        return assembly;
    }
}
