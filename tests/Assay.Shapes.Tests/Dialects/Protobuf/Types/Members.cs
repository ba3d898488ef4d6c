namespace Assay.Shapes.Tests.Dialects.Protobuf.Types;

public struct Pixel
{
    public int X;
    private readonly int _y;

    public Pixel(int x, int y) => (X, _y) = (x, y);

    public readonly int Y => _y;
}

public readonly record struct Line(Pixel From, Pixel? To, string? Label);

public class Crate<T>
{
    private T _content;

    public Crate(T content) => _content = content;

    public T Show() => _content;
}

public class Parcel : Crate<int>
{
    private readonly string _content;

    public Parcel(int number, string content)
        : base(number) => _content = content;

    public string Text => _content;
}

public sealed class Gift : Parcel
{
    public Gift(int number, string content, string from)
        : base(number, content) => From = from;

    public string From { get; }

    public required DateTime Sent { get; init; }

    public Line Line { get; set; }

    public (int Count, string? Name) Pair { get; set; }

    public Tuple<string, List<int>?>? Old { get; set; }

    public (int, int, int, int, int, int, int, string, int) Long { get; set; }

    public Crate<Word?>? Inner { get; set; }
}

public abstract class Animal
{
    public string? Name { get; set; }
}

public class Dog : Animal
{
    public int Barks { get; set; }
}

public class Puppy : Dog;

public sealed class Cat : Animal, ISighted
{
    public Animal? Prey { get; set; }
}

public interface ISighted;

public struct Eye : ISighted
{
    public int Sharpness { get; set; }
}

public sealed class Zoo
{
    public Animal? Star { get; set; }

    public List<Animal> Animals { get; set; } = [];

    public Dog? Guard { get; set; }

    public Puppy? Young { get; set; }

    public List<ISighted?>? Sighted { get; set; }
}

public sealed class Chain
{
    public int Number { get; set; }

    public Chain? Next { get; set; }

    public List<Chain>? Others { get; set; }
}
