using System.Runtime.CompilerServices;
using System.Text.Json;
using Assay.Core.Adapters;
using Assay.Worker.Jobs;

namespace Assay.Worker.Tests.Jobs;

/// <summary>Whose code an exception came out of: the types', whichever library called it, or the library's.</summary>
public sealed class CodeOfTypesTests
{
    [Theory]
    [InlineData(-1, "Guarded's constructor")]
    [InlineData(-2, "Guarded's constructor")]
    [InlineData(-3, "Guarded.Text")]
    public void A_guard_that_refuses_a_value_is_named(int value, string thrower)
    {
        var thrown = Assert.ThrowsAny<Exception>(() => Activator.CreateInstance(typeof(Guarded), value));

        Assert.Equal(new Thrower(thrower, IsHidden: false), Thrower(new JsonException("wrapped", thrown)));
    }

    [Fact]
    public void A_guard_that_the_compiler_put_into_its_caller_may_be_the_types()
    {
        // As on a stack from which the guard's own frame is gone.
        var guard = typeof(ArgumentNullException).GetMethod("ThrowIfNull", [typeof(object), typeof(string)])!;
        var thrown = Assert.ThrowsAny<Exception>(() => guard.Invoke(null, [null, "value"]));

        Assert.Equal(new Thrower(null, IsHidden: true), Thrower(new JsonException("wrapped", thrown)));
    }

    [Fact]
    public void What_the_library_throws_itself_is_none_of_the_types()
    {
        var unread = Assert.ThrowsAny<Exception>(() => JsonSerializer.Deserialize<Guarded>("{"));
        var outside = Assert.ThrowsAny<Exception>(() => typeof(List<int>).GetMethod("RemoveAt")!.Invoke(new List<int>(), [7]));

        Assert.Equal((null, null), (Thrower(unread).Member, Thrower(outside).Member));
    }

    private static Thrower Thrower(Exception exception) =>
        new CodeOfTypes(typeof(List<Guarded>), typeof(List<Guarded>), typeof(PlainContract<>)).Thrower(exception);

    [Fact]
    public void What_a_generator_wrote_into_a_type_is_none_of_its_authors()
    {
        IWritten generated = new Guarded(0);

        Assert.Equal(default, Thrower(Assert.Throws<ArrayTypeMismatchException>(generated.Serialize)));
    }

    private interface IWritten
    {
        void Serialize();
    }

    private sealed class Guarded : IWritten
    {
        [MethodImpl(MethodImplOptions.NoInlining)]
        void IWritten.Serialize() => throw new ArrayTypeMismatchException();

        [MethodImpl(MethodImplOptions.NoInlining)]
        public Guarded(int value)
        {
            ArgumentOutOfRangeException.ThrowIfEqual(value, -1);
            if (value == -2)
                throw new ArgumentException("no");
            Text = value == -3 ? null! : "";
        }

        public string Text
        {
            get;
            [MethodImpl(MethodImplOptions.NoInlining)]
            set => field = value ?? throw new ArgumentNullException(nameof(value));
        }
    }
}
