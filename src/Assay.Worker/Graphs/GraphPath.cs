using System.Globalization;
using System.Text;

namespace Assay.Worker.Graphs;

/// <summary>The way from a root to a place in its graph. Nodes share their beginnings; text is made only for what is reported.</summary>
internal sealed class GraphPath
{
    private const int MostSteps = 40;
    private readonly GraphPath? parent;
    private readonly string? step;
    private readonly int index;
    private readonly int depth;
    private readonly Member? member;

    private GraphPath(GraphPath? parent, string? step, int index, PathPattern pattern, Member? member = null)
    {
        this.member = member;
        this.parent = parent;
        this.step = step;
        this.index = index;
        Pattern = pattern;
        depth = parent is null ? 0 : parent.depth + 1;
    }

    public PathPattern Pattern { get; }

    /// <summary>A root under the name of its type.</summary>
    public static GraphPath Root(string name, PathPattern pattern) => new(null, name, 0, pattern);

    /// <summary>The path of a member.</summary>
    public GraphPath To(Member member) => new(this, "." + member.Name, 0, Pattern.Member(member), member);

    /// <summary>The path of an element or of a dictionary's value, by its place in the expected enumeration.</summary>
    public GraphPath ToElement(int position) => new(this, null, position, Pattern.Index());

    /// <summary>The path of an element of an array of several dimensions, by its place in memory.</summary>
    public GraphPath ToElement(Array array, int position) =>
        array.Rank == 1 && array.GetLowerBound(0) == 0
            ? ToElement(position)
            : new(this, $"[{string.Join(",", Indices(array, position))}]", 0, Pattern.Index());

    /// <summary>The path of a dictionary's key. Never the key itself, which is the user's.</summary>
    public GraphPath ToKey(int position) =>
        new(this, string.Create(CultureInfo.InvariantCulture, $".Keys[{position}]"), 0, Pattern.Keys());

    /// <summary>The members that lead here, the last at most.</summary>
    public IReadOnlyList<Member> Members()
    {
        List<Member> members = [];
        var current = this;
        for (var i = 0; i < MostSteps && current is not null; i++, current = current.parent)
        {
            if (current.member is not null)
                members.Insert(0, current.member);
        }

        return members;
    }

    /// <inheritdoc/>
    public override string ToString()
    {
        Stack<string> last = new();
        var current = this;
        for (var i = 0; i < MostSteps && current.parent is not null; i++, current = current.parent)
            last.Push(current.Text);
        var left = current.depth;
        while (current.parent is not null)
            current = current.parent;
        StringBuilder text = new(current.Text);
        if (left > 0)
            text.Append(CultureInfo.InvariantCulture, $".({left} steps)");
        return last.Aggregate(text, (whole, part) => whole.Append(part)).ToString();
    }

    private string Text => step ?? string.Create(CultureInfo.InvariantCulture, $"[{index}]");

    /// <summary>The indices of an element, by its place in memory.</summary>
    internal static int[] Indices(Array array, int position)
    {
        var indices = new int[array.Rank];
        for (var dimension = array.Rank - 1; dimension >= 0; dimension--)
        {
            (position, var offset) = Math.DivRem(position, array.GetLength(dimension));
            indices[dimension] = array.GetLowerBound(dimension) + offset;
        }

        return indices;
    }
}
