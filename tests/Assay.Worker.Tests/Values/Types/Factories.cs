namespace Assay.Worker.Tests.Values.Types;

internal static class Samples
{
    private static readonly Line Same = new() { Article = "same" };
    private static int calls;

    public static Line One() => new() { Article = "one", Price = 1.5m };

    public static Line[] Several() => [new Line { Count = 1 }, new Line { Count = 2 }];

    public static Line Shared() => Same;

    public static Line Counted() => new() { Count = calls++ };

    public static Line Throws() => throw new InvalidOperationException("secret");

    public static Line? Nothing() => null;

    public static Line[] Empty() => [];

    public static Line?[] Holed() => [new Line(), null];

    public static string Wrong() => "secret";

    public static Task<Line> Later() => Task.FromResult(new Line());

    public static Line With(int count) => new() { Count = count };

    public static T Open<T>()
        where T : new() => new();

    public static IEnumerable<Line> Lazy()
    {
        yield return new Line();
        throw new InvalidOperationException("secret");
    }

    public static IEnumerable<Card> Cards() => [new Card(1, "a")];

    private static Line Hidden() => One();

    internal static class Nested
    {
        public static Line Make() => One();
    }

    internal static class Broken
    {
        private static readonly string Text = ((object?)null)!.ToString()!;

        public static Line Make() => new() { Article = Text };
    }
}
