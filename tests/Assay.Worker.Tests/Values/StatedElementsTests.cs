using Assay.Core.Workloads;
using Assay.Worker.Graphs;
using Assay.Worker.Types;
using Assay.Worker.Values;

namespace Assay.Worker.Tests.Values;

/// <summary>What collections hold, stated by emitted code rather than found by reflection.</summary>
public sealed class StatedElementsTests
{
    [Fact]
    public void Values_are_the_same_and_the_statement_is_asked_for_once_when_the_first_is_made()
    {
        var asked = 0;
        OwnValues<Dictionary<Small, List<Small>>> stated = new(() =>
        {
            asked++;
            return [new ElementKind<Small>(), new EntryKind<Small, List<Small>>()];
        });
        ((ITakesValues)stated).Take(new ValueSource(ValueOrigin.Generated, ""));
        Assert.Equal(0, asked);

        string[] hashes = [.. Enumerable.Range(0, 3).Select(i => GraphHash.Of(stated.Generate(Made.Instance(i))))];

        Assert.Equal(1, asked);
        Assert.Equal(Enumerable.Range(0, 3).Select(i => GraphHash.Of(Made.Generated<Dictionary<Small, List<Small>>>(i))), hashes);
    }

    [Fact]
    public void A_stated_kind_is_the_one_that_is_found()
    {
        ElementKind stated = new EntryKind<Guid, Other>();
        ElementKinds.Add([stated]);

        Assert.Same(stated, ElementKinds.Of([typeof(Guid), typeof(Other)]));
        Assert.IsType<EntryKind<Other, Guid>>(ElementKinds.Of([typeof(Other), typeof(Guid)]));
    }

    private record struct Small(int Number, string Text);

    private record struct Other(int Number);
}
