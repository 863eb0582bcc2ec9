000000000002fe30 <score_core::arith::four::is_solvable>:
   2fe30:	push   %rbp
   2fe31:	push   %r15
   2fe33:	push   %r14
   2fe35:	push   %r13
   2fe37:	push   %r12
   2fe39:	push   %rbx
   2fe3a:	sub    $0x1000,%rsp
   2fe41:	movq   $0x0,(%rsp)
   2fe49:	sub    $0x1000,%rsp
   2fe50:	movq   $0x0,(%rsp)
   2fe58:	sub    $0x238,%rsp
   2fe5f:	mov    %rdi,%rbx
   2fe62:	call   30500 <score_core::arith::four::has_zero_times_anything>
   2fe67:	mov    %eax,%ecx
   2fe69:	mov    $0x1,%al
   2fe6b:	test   %cl,%cl
   2fe6d:	jne    30493 <score_core::arith::four::is_solvable+0x663>
   2fe73:	mov    0x8(%rbx),%rax
   2fe77:	mov    %rax,0x10(%rsp)
   2fe7c:	mov    0x10(%rbx),%r13
   2fe80:	movzbl 0x1d(%rbx),%ebp
   2fe84:	movzbl 0x1c(%rbx),%eax
   2fe88:	mov    %al,0x8(%rsp)
   2fe8c:	mov    0x18(%rbx),%ebx
   2fe8f:	imul   $0x121456f,%rbx,%rax
   2fe96:	shr    $0x20,%rax
   2fe9a:	mov    %ebx,%ecx
   2fe9c:	sub    %eax,%ecx
   2fe9e:	shr    %ecx
   2fea0:	add    %eax,%ecx
   2fea2:	shr    $0xa,%ecx
   2fea5:	imul   $0x7f7,%ecx,%eax
   2feab:	mov    %ebx,%r15d
   2feae:	sub    %eax,%r15d
   2feb1:	mov    0x5e228(%rip),%rax        # 8e0e0 <_DYNAMIC+0x360>
   2feb8:	movzwl (%rax,%r15,2),%r12d
   2febd:	movups -0x26f9c(%rip),%xmm0        # 8f28 <anon.6afc15eb280f829b274452f1da28a21e.18.llvm.4339568736402612717+0x52f>
   2fec4:	movaps %xmm0,0x60(%rsp)
   2fec9:	movq   $0x0,0x70(%rsp)
   2fed2:	movups %xmm0,0x78(%rsp)
   2fed7:	movq   $0x0,0x88(%rsp)
   2fee3:	movaps %xmm0,0x90(%rsp)
   2feeb:	movq   $0x0,0xa0(%rsp)
   2fef7:	movups %xmm0,0xa8(%rsp)
   2feff:	movq   $0x0,0xb8(%rsp)
   2ff0b:	lea    0x1150(%rsp),%r14
   2ff13:	mov    $0x1000,%edx
   2ff18:	mov    %r14,%rdi
   2ff1b:	xor    %esi,%esi
   2ff1d:	call   *0x5e1c5(%rip)        # 8e0e8 <memset@GLIBC_2.2.5>
   2ff23:	movaps 0x60(%rsp),%xmm0
   2ff28:	movaps 0x70(%rsp),%xmm1
   2ff2d:	movaps 0x80(%rsp),%xmm2
   2ff35:	movaps 0x90(%rsp),%xmm3
   2ff3d:	movups %xmm0,0x2150(%rsp)
   2ff45:	movups %xmm1,0x2160(%rsp)
   2ff4d:	movups %xmm2,0x2170(%rsp)
   2ff55:	movups %xmm3,0x2180(%rsp)
   2ff5d:	movaps 0xa0(%rsp),%xmm0
   2ff65:	movups %xmm0,0x2190(%rsp)
   2ff6d:	movaps 0xb0(%rsp),%xmm0
   2ff75:	movups %xmm0,0x21a0(%rsp)
   2ff7d:	shr    $0x4,%bpl
   2ff81:	mov    %ebp,%eax
   2ff83:	and    $0x1,%al
   2ff85:	mov    %al,0x1144(%rsp)
   2ff8c:	movzbl 0x8(%rsp),%eax
   2ff91:	mov    %al,0x1145(%rsp)
   2ff98:	mov    %rbx,0x1120(%rsp)
   2ffa0:	movq   $0x1,0x1128(%rsp)
   2ffac:	mov    %r15w,0x1130(%rsp)
   2ffb5:	mov    %r12w,0x1132(%rsp)
   2ffbe:	mov    %r13,0x1138(%rsp)
   2ffc6:	movb   $0x0,0x1146(%rsp)
   2ffce:	movl   $0x0,0x1140(%rsp)
   2ffd9:	lea    0x60(%rsp),%rdi
   2ffde:	mov    $0x1060,%edx
   2ffe3:	mov    %r14,%rsi
   2ffe6:	call   *0x5e104(%rip)        # 8e0f0 <memcpy@GLIBC_2.14>
   2ffec:	xorps  %xmm0,%xmm0
   2ffef:	movups %xmm0,0x10c8(%rsp)
   2fff7:	movups %xmm0,0x10d8(%rsp)
   2ffff:	movups %xmm0,0x10e8(%rsp)
   30007:	movups %xmm0,0x10f8(%rsp)
   3000f:	movups %xmm0,0x1108(%rsp)
   30017:	movl   $0x0,0x1118(%rsp)
   30022:	movzbl %bpl,%eax
   30026:	and    $0x1,%eax
   30029:	lea    0x5(,%rax,2),%rax
   30031:	mov    %rax,0x10c0(%rsp)
   30039:	movq   $0x0,0x1150(%rsp)
   30045:	test   %r13,%r13
   30048:	je     30464 <score_core::arith::four::is_solvable+0x634>
   3004e:	mov    %r13,0x20(%rsp)
   30053:	mov    0x10(%rsp),%rcx
   30058:	lea    (%rcx,%r13,4),%rax
   3005c:	mov    %rax,0x28(%rsp)
   30061:	movq   $0x0,0x18(%rsp)
   3006a:	movq   $0x0,0x8(%rsp)
   30073:	xor    %eax,%eax
   30075:	xor    %r8d,%r8d
   30078:	jmp    300b0 <score_core::arith::four::is_solvable+0x280>
   3007a:	nopw   0x0(%rax,%rax,1)
   30080:	mov    0x38(%rsp),%rcx
   30085:	add    $0x4,%rcx
   30089:	mov    0x30(%rsp),%r8
   3008e:	inc    %r8
   30091:	mov    0x40(%rsp),%rax
   30096:	add    %rax,0x18(%rsp)
   3009b:	add    $0x2,%rax
   3009f:	addq   $0xe,0x8(%rsp)
   300a5:	cmp    0x28(%rsp),%rcx
   300aa:	je     303f4 <score_core::arith::four::is_solvable+0x5c4>
   300b0:	mov    %rax,0x40(%rsp)
   300b5:	cmp    $0x4,%r8
   300b9:	je     304ba <score_core::arith::four::is_solvable+0x68a>
   300bf:	mov    %rcx,0x38(%rsp)
   300c4:	mov    (%rcx),%ecx
   300c6:	imul   $0x121456f,%rcx,%rax
   300cd:	shr    $0x20,%rax
   300d1:	mov    %ecx,%edx
   300d3:	sub    %eax,%edx
   300d5:	shr    %edx
   300d7:	add    %eax,%edx
   300d9:	shr    $0xa,%edx
   300dc:	imul   $0x7f7,%edx,%eax
   300e2:	mov    %ecx,%edx
   300e4:	sub    %eax,%edx
   300e6:	mov    0x5dff3(%rip),%rax        # 8e0e0 <_DYNAMIC+0x360>
   300ed:	movzwl (%rax,%rdx,2),%esi
   300f1:	lea    (%r8,%r8,2),%rax
   300f5:	lea    0x1060(%rsp),%rdi
   300fd:	mov    %rcx,(%rdi,%rax,8)
   30101:	movq   $0x1,0x8(%rdi,%rax,8)
   3010a:	mov    %dx,0x10(%rdi,%rax,8)
   3010f:	mov    %si,0x12(%rdi,%rax,8)
   30114:	mov    $0xa,%ebp
   30119:	cmp    $0xa,%ecx
   3011c:	jb     3015d <score_core::arith::four::is_solvable+0x32d>
   3011e:	mov    $0xa,%ebp
   30123:	data16 data16 data16 cs nopw 0x0(%rax,%rax,1)
   30130:	add    %rbp,%rbp
   30133:	lea    0x0(%rbp,%rbp,4),%rbp
   30138:	cmp    %rcx,%rbp
   3013b:	jbe    30130 <score_core::arith::four::is_solvable+0x300>
   3013d:	mov    %ebp,%ecx
   3013f:	imul   $0x121456f,%rcx,%rcx
   30146:	shr    $0x20,%rcx
   3014a:	mov    %ebp,%edx
   3014c:	sub    %ecx,%edx
   3014e:	shr    %edx
   30150:	add    %ecx,%edx
   30152:	shr    $0xa,%edx
   30155:	imul   $0x7f7,%edx,%ecx
   3015b:	sub    %ecx,%ebp
   3015d:	mov    %bp,0x1150(%rsp,%r8,2)
   30166:	mov    %r8,0x30(%rsp)
   3016b:	test   %r8,%r8
   3016e:	je     30080 <score_core::arith::four::is_solvable+0x250>
   30174:	mov    0x18(%rsp),%rcx
   30179:	shr    %rcx
   3017c:	mov    %rcx,%rsi
   3017f:	shl    $0x4,%rsi
   30183:	sub    %rcx,%rsi
   30186:	sub    %rcx,%rsi
   30189:	lea    0x10d4(%rsp),%rdx
   30191:	add    %rdx,%rsi
   30194:	mov    %rsi,0x50(%rsp)
   30199:	lea    0x1060(%rsp),%rdx
   301a1:	lea    (%rdx,%rax,8),%rax
   301a5:	mov    %rax,0x58(%rsp)
   301aa:	mov    0x10c0(%rsp),%r15
   301b2:	xor    %esi,%esi
   301b4:	lea    0x1072(%rsp),%rbx
   301bc:	lea    0x1150(%rsp),%r12
   301c4:	mov    %r15,0x48(%rsp)
   301c9:	jmp    301ea <score_core::arith::four::is_solvable+0x3ba>
   301cb:	nopl   0x0(%rax,%rax,1)
   301d0:	add    $0x2,%r12
   301d4:	add    $0x18,%rbx
   301d8:	inc    %rcx
   301db:	add    $0xe,%rsi
   301df:	cmp    %rsi,0x8(%rsp)
   301e4:	je     30080 <score_core::arith::four::is_solvable+0x250>
   301ea:	cmp    $0x5,%rcx
   301ee:	ja     304a5 <score_core::arith::four::is_solvable+0x675>
   301f4:	movzwl -0x2(%rbx),%r13d
   301f9:	mov    0x58(%rsp),%r15
   301fe:	movzwl 0x10(%r15),%r11d
   30203:	mov    %r11d,%r14d
   30206:	and    $0x7ff,%r14d
   3020d:	movzwl (%r12),%edx
   30212:	and    $0x7ff,%edx
   30218:	imul   %r14d,%edx
   3021c:	imul   $0x202429,%rdx,%rax
   30223:	shr    $0x20,%rax
   30227:	imul   $0x7f7,%eax,%eax
   3022d:	sub    %eax,%edx
   3022f:	add    %r13d,%edx
   30232:	mov    %edx,%eax
   30234:	sub    $0x7f7,%ax
   30238:	cmovb  %edx,%eax
   3023b:	mov    %r13d,%r8d
   3023e:	and    $0x7ff,%r8d
   30245:	mov    %ebp,%edi
   30247:	imul   %r8d,%edi
   3024b:	imul   $0x121456f,%rdi,%rdx
   30252:	shr    $0x20,%rdx
   30256:	mov    %edi,%r9d
   30259:	sub    %edx,%r9d
   3025c:	shr    %r9d
   3025f:	add    %edx,%r9d
   30262:	shr    $0xa,%r9d
   30266:	imul   $0x7f7,%r9d,%edx
   3026d:	sub    %edx,%edi
   3026f:	add    %r11d,%edi
   30272:	mov    %edi,%edx
   30274:	sub    $0x7f7,%dx
   30279:	cmovb  %edi,%edx
   3027c:	movzwl (%rbx),%r10d
   30280:	and    $0x7ff,%r10d
   30287:	imul   %r14d,%r10d
   3028b:	imul   $0x202429,%r10,%rdi
   30292:	shr    $0x20,%rdi
   30296:	imul   $0x7f7,%edi,%edi
   3029c:	sub    %edi,%r10d
   3029f:	movzwl 0x12(%r15),%r9d
   302a4:	mov    0x48(%rsp),%r15
   302a9:	and    $0x7ff,%r9d
   302b0:	imul   %r8d,%r9d
   302b4:	imul   $0x202429,%r9,%rdi
   302bb:	shr    $0x20,%rdi
   302bf:	imul   $0x7f7,%edi,%edi
   302c5:	sub    %edi,%r9d
   302c8:	imul   %r14d,%r8d
   302cc:	imul   $0x202429,%r8,%rdi
   302d3:	shr    $0x20,%rdi
   302d7:	imul   $0x7f7,%edi,%edi
   302dd:	sub    %edi,%r8d
   302e0:	mov    %r11d,%edi
   302e3:	sub    %r13d,%edi
   302e6:	movzwl %di,%r14d
   302ea:	cmp    $0xf809,%r14d
   302f1:	lea    0x7f7(%rdi),%r14d
   302f8:	cmovb  %edi,%r14d
   302fc:	add    %r13d,%r11d
   302ff:	mov    %r11d,%edi
   30302:	sub    $0x7f7,%di
   30307:	cmovb  %r11d,%edi
   3030b:	mov    0x50(%rsp),%r11
   30310:	mov    %di,-0xc(%r11,%rsi,1)
   30316:	mov    %r14w,-0xa(%r11,%rsi,1)
   3031c:	mov    %r8w,-0x8(%r11,%rsi,1)
   30322:	mov    %r9w,-0x6(%r11,%rsi,1)
   30328:	mov    %r10w,-0x4(%r11,%rsi,1)
   3032e:	mov    %dx,-0x2(%r11,%rsi,1)
   30334:	mov    %ax,(%r11,%rsi,1)
   30339:	test   %r15,%r15
   3033c:	je     301d0 <score_core::arith::four::is_solvable+0x3a0>
   30342:	mov    $0x101,%r11d
   30348:	shl    %cl,%r11d
   3034b:	mov    %r11d,0x4(%rsp)
   30350:	mov    $0x1,%r13d
   30356:	shl    %cl,%r13d
   30359:	mov    $0x100,%r11d
   3035f:	shl    %cl,%r11d
   30362:	and    $0x7ff,%edi
   30368:	or     %r11w,0x60(%rsp,%rdi,2)
   3036e:	cmp    $0x1,%r15
   30372:	je     301d0 <score_core::arith::four::is_solvable+0x3a0>
   30378:	and    $0x7ff,%r14d
   3037f:	or     %r11w,0x60(%rsp,%r14,2)
   30385:	cmp    $0x2,%r15
   30389:	je     301d0 <score_core::arith::four::is_solvable+0x3a0>
   3038f:	mov    %r8d,%edi
   30392:	or     %r13w,0x60(%rsp,%rdi,2)
   30398:	cmp    $0x3,%r15
   3039c:	je     301d0 <score_core::arith::four::is_solvable+0x3a0>
   303a2:	mov    %r9d,%edi
   303a5:	or     %r13w,0x60(%rsp,%rdi,2)
   303ab:	cmp    $0x4,%r15
   303af:	je     301d0 <score_core::arith::four::is_solvable+0x3a0>
   303b5:	mov    %r10d,%edi
   303b8:	or     %r13w,0x60(%rsp,%rdi,2)
   303be:	cmp    $0x5,%r15
   303c2:	je     301d0 <score_core::arith::four::is_solvable+0x3a0>
   303c8:	and    $0x7ff,%edx
   303ce:	mov    0x4(%rsp),%edi
   303d2:	or     %di,0x60(%rsp,%rdx,2)
   303d7:	cmp    $0x6,%r15
   303db:	je     301d0 <score_core::arith::four::is_solvable+0x3a0>
   303e1:	and    $0x7ff,%eax
   303e6:	mov    0x4(%rsp),%edx
   303ea:	or     %dx,0x60(%rsp,%rax,2)
   303ef:	jmp    301d0 <score_core::arith::four::is_solvable+0x3a0>
   303f4:	mov    0x20(%rsp),%rsi
   303f9:	cmp    $0x1,%rsi
   303fd:	mov    0x10(%rsp),%rdi
   30402:	je     30464 <score_core::arith::four::is_solvable+0x634>
   30404:	mov    0x4(%rdi),%ecx
   30407:	cmp    %ecx,(%rdi)
   30409:	sete   %al
   3040c:	sete   0x1141(%rsp)
   30414:	or     0x1146(%rsp),%al
   3041b:	mov    %al,0x1146(%rsp)
   30422:	cmp    $0x2,%rsi
   30426:	je     30464 <score_core::arith::four::is_solvable+0x634>
   30428:	mov    0x8(%rdi),%edx
   3042b:	cmp    %edx,%ecx
   3042d:	sete   0x1142(%rsp)
   30435:	sete   %cl
   30438:	or     %cl,%al
   3043a:	mov    %al,0x1146(%rsp)
   30441:	cmp    $0x3,%rsi
   30445:	je     30464 <score_core::arith::four::is_solvable+0x634>
   30447:	cmp    0xc(%rdi),%edx
   3044a:	sete   0x1143(%rsp)
   30452:	sete   %cl
   30455:	or     %cl,%al
   30457:	mov    %al,0x1146(%rsp)
   3045e:	cmp    $0x4,%rsi
   30462:	jne    304d1 <score_core::arith::four::is_solvable+0x6a1>
   30464:	lea    0x1150(%rsp),%rbx
   3046c:	lea    0x60(%rsp),%rsi
   30471:	mov    $0x10e8,%edx
   30476:	mov    %rbx,%rdi
   30479:	call   *0x5dc71(%rip)        # 8e0f0 <memcpy@GLIBC_2.14>
   3047f:	lea    0x5ab3a(%rip),%rdx        # 8afc0 <anon.6afc15eb280f829b274452f1da28a21e.19.llvm.4339568736402612717+0x2c8>
   30486:	lea    0x3(%rsp),%rsi
   3048b:	mov    %rbx,%rdi
   3048e:	call   305a0 <score_core::arith::four::Four::any>
   30493:	add    $0x2238,%rsp
   3049a:	pop    %rbx
   3049b:	pop    %r12
   3049d:	pop    %r13
   3049f:	pop    %r14
   304a1:	pop    %r15
   304a3:	pop    %rbp
   304a4:	ret
   304a5:	lea    0x5abe4(%rip),%rdx        # 8b090 <anon.104b28245244938575aedebf648cf445.11.llvm.16157906859899676117+0xa8>
   304ac:	mov    $0x6,%esi
   304b1:	mov    %rcx,%rdi
   304b4:	call   *0x5db16(%rip)        # 8dfd0 <_DYNAMIC+0x250>
   304ba:	lea    0x5abb7(%rip),%rdx        # 8b078 <anon.104b28245244938575aedebf648cf445.11.llvm.16157906859899676117+0x90>
   304c1:	mov    $0x4,%edi
   304c6:	mov    $0x4,%esi
   304cb:	call   *0x5daff(%rip)        # 8dfd0 <_DYNAMIC+0x250>
   304d1:	lea    0x5ab58(%rip),%rdx        # 8b030 <anon.104b28245244938575aedebf648cf445.11.llvm.16157906859899676117+0x48>
   304d8:	mov    $0x4,%edi
   304dd:	mov    $0x4,%esi
   304e2:	call   *0x5dae8(%rip)        # 8dfd0 <_DYNAMIC+0x250>
   304e8:	int3
   304e9:	int3
   304ea:	int3
   304eb:	int3
   304ec:	int3
   304ed:	int3
   304ee:	int3
   304ef:	int3
